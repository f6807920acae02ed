const centre = 320;

function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`;
}

/** Outline of a fort with five bastions, scaled by `size`. */
function trace(size: number): string {
  const points = [0, 1, 2, 3, 4].flatMap((i) => {
    const at = i * 72;
    return [
      point(at - 12, 172 * size),
      point(at - 17.5, 208 * size),
      point(at, 258 * size),
      point(at + 17.5, 208 * size),
      point(at + 12, 172 * size),
    ];
  });
  return `M${points.join('L')}Z`;
}

function ravelin(i: number): string {
  const at = i * 72 + 36;
  return `M${point(at - 9, 206)}L${point(at, 254)}L${point(at + 9, 206)}L${point(at, 196)}Z`;
}

const hatches = Array.from({ length: 120 }, (_, i) => i * 3);

/** The plan of a star fort in the style of an engraving. */
export function StarFort() {
  return (
    <svg className="fort" viewBox="0 0 640 640" fill="none" aria-hidden="true">
      <g className="glacis">
        {hatches.map((degrees) => (
          <line
            key={degrees}
            x1={centre}
            x2={centre}
            y1={degrees % 9 === 0 ? 14 : 22}
            y2="34"
            transform={`rotate(${degrees} ${centre} ${centre})`}
          />
        ))}
        <circle cx={centre} cy={centre} r="286" />
      </g>
      <path className="moat" d={trace(1.07)} />
      {[0, 1, 2, 3, 4].map((i) => (
        <path key={i} className="ravelin" d={ravelin(i)} />
      ))}
      <path className="wall" d={trace(1)} />
      <path className="walk" d={trace(0.93)} />
      <path className="walk" d={trace(0.87)} />
      <circle className="court" cx={centre} cy={centre} r="84" />
      <g className="house">
        <path d="M278 352v-62h84v62M270 352h100M270 290l50-34 50 34Z" />
        <path d="M290 352v-62M305 352v-62M335 352v-62M350 352v-62M314 352v-30h12v30" />
      </g>
    </svg>
  );
}
