const centre = 480;
const outer = 440;
const months = Array.from({ length: 61 }, (_, i) => i);
const at = (month: number, radius: number) => {
  const angle = Math.PI - (month / 60) * Math.PI;
  return { x: centre + radius * Math.cos(angle), y: 470 - radius * Math.sin(angle) };
};
const years = [5, 4, 3, 2, 1];

/** Sixty months on half a dial: the oldest are close to their limitation, the hand points to today. */
export function Dial() {
  const hand = at(57, 372);
  return (
    <svg className="dial" viewBox="0 0 960 480" fill="none" aria-hidden="true">
      {[400, 320, 240, 160].map((radius) => (
        <path
          key={radius}
          className="arc"
          d={`M${centre - radius} 470A${radius} ${radius} 0 0 1 ${centre + radius} 470`}
        />
      ))}
      {months.map((month) => {
        const from = at(month, outer);
        const to = at(month, outer - (month % 12 === 0 ? 46 : 26));
        const look = month < 4 ? 'late' : month > 56 ? 'near' : 'tick';
        return <line key={month} className={look} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
      {years.map((year, i) => {
        const { x, y } = at(i * 12 + 6, 352);
        return (
          <text key={year} x={x} y={y + 8} textAnchor="middle">
            {year}º ano
          </text>
        );
      })}
      <path
        className="sweep"
        d={`M${centre} 470L${at(0, 400).x} ${at(0, 400).y}A400 400 0 0 1 ${at(4, 400).x} ${at(4, 400).y}Z`}
      />
      <line className="hand" x1={centre} y1="470" x2={hand.x} y2={hand.y} />
      <circle className="hub" cx={centre} cy="470" r="16" />
    </svg>
  );
}
