const months = [
  { name: 'jan', paid: 62, due: 41 },
  { name: 'fev', paid: 70, due: 47 },
  { name: 'mar', paid: 58, due: 44 },
  { name: 'abr', paid: 84, due: 52 },
  { name: 'mai', paid: 96, due: 58 },
  { name: 'jun', paid: 77, due: 55 },
  { name: 'jul', paid: 88, due: 53 },
  { name: 'ago', paid: 73, due: 50 },
];
const height = 220;
const y = (value: number) => height - value * 2;

/** Eight months of tax: the amount due, and the excess paid on top. */
export function MonthStatement() {
  return (
    <figure className="statement">
      <svg
        viewBox="0 0 520 268"
        fill="none"
        role="img"
        aria-label="Barras de oito meses: o tributo devido e, acima dele, a parte paga a mais"
      >
        {[50, 100, 150, 200].map((line) => (
          <line key={line} className="rule" x1="0" x2="520" y1={height - line} y2={height - line} />
        ))}
        {months.map(({ name, paid, due }, i) => (
          <g key={name} transform={`translate(${i * 65 + 10} 0)`}>
            <rect className="due" x="0" y={y(due)} width="44" height={due * 2} />
            <rect className="over" x="0" y={y(paid)} width="44" height={(paid - due) * 2 - 3} />
            <text x="22" y="248" textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        <line className="base" x1="0" x2="520" y1={height} y2={height} />
      </svg>
      <figcaption>
        <span className="key over-key">Pago a mais</span>
        <span className="key due-key">Devido</span>
        <span className="note">Exemplo ilustrativo</span>
      </figcaption>
    </figure>
  );
}
