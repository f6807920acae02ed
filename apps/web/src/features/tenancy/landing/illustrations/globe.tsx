const centre = 300;
const radius = 236;
const meridians = [0.2, 0.42, 0.62, 0.79, 0.92].map((share) => Math.round(radius * share));
const parallels = [-60, -40, -20, 0, 20, 40, 60].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return { degrees, y: centre - radius * Math.sin(angle), half: radius * Math.cos(angle) };
});
const ticks = Array.from({ length: 72 }, (_, i) => i * 5);

/** A globe with a graduated ring and one highlighted meridian. */
export function Globe() {
  return (
    <svg className="globe" viewBox="0 0 600 600" fill="none" aria-hidden="true">
      <g className="ring">
        <circle cx={centre} cy={centre} r="276" />
        <circle cx={centre} cy={centre} r="262" />
        {ticks.map((degrees) => (
          <line
            key={degrees}
            x1={centre}
            x2={centre}
            y1={degrees % 30 === 0 ? 12 : 18}
            y2="24"
            transform={`rotate(${degrees} ${centre} ${centre})`}
          />
        ))}
      </g>
      <g transform={`rotate(-16 ${centre} ${centre})`}>
        <circle className="sea" cx={centre} cy={centre} r={radius} />
        <g className="grid">
          <line x1={centre} x2={centre} y1={centre - radius} y2={centre + radius} />
          {meridians.map((rx) => (
            <ellipse key={rx} cx={centre} cy={centre} rx={rx} ry={radius} />
          ))}
          {parallels.map(({ degrees, y, half }) => (
            <line key={degrees} x1={centre - half} x2={centre + half} y1={y} y2={y} />
          ))}
        </g>
        <path className="meridian" d={`M300 64A99 236 0 0 0 300 536`} />
        <path className="course" d="M212 248C270 196 342 196 398 262S470 372 428 424" />
        <g className="port">
          <circle cx="212" cy="248" r="9" />
          <circle cx="428" cy="424" r="9" />
        </g>
        <circle className="ship" cx="398" cy="262" r="7" />
      </g>
      <path className="needle" d="M300 2l13 40h-26Z" />
    </svg>
  );
}
