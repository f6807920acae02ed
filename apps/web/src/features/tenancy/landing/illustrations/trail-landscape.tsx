function Pine({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g className="pine" transform={`translate(${x} ${y}) scale(${size})`}>
      <path className="trunk" d="M-2.5 0-1.6-74h3.2L2.5 0Z" />
      <path
        className="crown"
        d="M0-92c-22 0-40-8-46-18 10 4 20 4 27 1-6-3-10-8-11-13 9 6 20 8 30 8s21-2 30-8c-1 5-5 10-11 13 7 3 17 3 27-1-6 10-24 18-46 18Z"
      />
      <path className="crown" d="M0-70c-15 0-27-5-32-13 9 4 20 4 32 4s23 0 32-4c-5 8-17 13-32 13Z" />
    </g>
  );
}

/** Hills with araucárias and a trail to the summit. */
export function TrailLandscape() {
  return (
    <svg
      className="landscape"
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      aria-hidden="true"
    >
      <circle className="sun" cx="1085" cy="150" r="74" />
      <path
        className="hill far"
        d="M0 330C140 250 250 240 380 280S620 170 790 190s210 60 330 20 210-30 320 30v280H0Z"
      />
      <path className="hill middle" d="M0 400c160-70 300-80 470-30s280-30 430-60 260 40 540-20v230H0Z" />
      <Pine x={1250} y={300} size={0.75} />
      <Pine x={1318} y={292} size={1} />
      <Pine x={196} y={366} size={0.8} />
      <path className="hill near" d="M0 470c220-80 420-70 640-20s420 10 800-70v140H0Z" />
      <path
        className="trail"
        d="M560 520c60-44 250-40 250-76 0-30-190-22-190-52 0-26 210-22 240-50 22-20-70-30-30-58 34-24 120-16 176-66"
      />
      <g className="flag">
        <path d="M1006 218v-54" />
        <path className="cloth" d="M1006 164l34 11-34 12Z" />
      </g>
      <Pine x={86} y={452} size={1.5} />
      <Pine x={160} y={468} size={1.05} />
      <Pine x={1376} y={414} size={1.35} />
      <g className="sign">
        <path d="M474 492v-66" />
        <path className="board" d="M440 430h62l14 12-14 12h-62Z" />
      </g>
    </svg>
  );
}

const rings = [40, 66, 94, 124, 156, 190, 226];

/** Contour lines of a hill, used as a section background. */
export function Contours() {
  return (
    <svg className="contours" viewBox="0 0 600 480" fill="none" aria-hidden="true">
      {rings.map((r) => (
        <path
          key={r}
          d={`M${300 - r * 1.25} ${240 + r * 0.12}C${300 - r * 1.2} ${240 - r * 0.9} ${300 - r * 0.2} ${240 - r} ${300 + r * 0.4} ${240 - r * 0.86}S${300 + r * 1.35} ${240 - r * 0.1} ${300 + r * 1.16} ${240 + r * 0.5} ${300 + r * 0.2} ${240 + r * 1.02} ${300 - r * 0.4} ${240 + r * 0.88}S${300 - r * 1.3} ${240 + r * 0.6} ${300 - r * 1.25} ${240 + r * 0.12}Z`}
        />
      ))}
    </svg>
  );
}
