const bars = [3, 1, 2, 1, 1, 3, 2, 1, 4, 1, 1, 2, 3, 1, 2, 2, 1, 3, 1, 1, 2, 4, 1, 2, 1, 3, 1, 2, 1, 1, 3, 2];
const offsets = bars.map((_, i) => bars.slice(0, i).reduce((sum, width) => sum + width + 2, 0));
const rows = [
  { ncm: '1905.90.90', width: 136, hit: false },
  { ncm: '2202.10.00', width: 142, hit: true },
  { ncm: '0402.21.10', width: 128, hit: false },
  { ncm: '2203.00.00', width: 128, hit: true },
  { ncm: '3401.11.90', width: 112, hit: true },
];

/** An invoice with marked items whose PIS and COFINS were collected at the factory. */
export function Invoice() {
  return (
    <svg className="invoice" viewBox="0 0 520 600" fill="none" aria-hidden="true">
      <g transform="rotate(-3 260 300)">
        <path
          className="sheet"
          d="M46 28h428v520l-22-12-22 12-22-12-22 12-22-12-22 12-22-12-22 12-22-12-22 12-22-12-22 12-22-12-22 12-22-12-22 12-22-12-22 12-10-6Z"
        />
        <text className="head" x="78" y="82">
          NOTA FISCAL
        </text>
        <text className="small" x="78" y="106">
          Saída&nbsp;· modelo 65
        </text>
        <g className="barcode" transform="translate(286 58)">
          {bars.map((width, i) => (
            <rect key={offsets[i]} x={offsets[i]} y="0" width={width} height="50" />
          ))}
        </g>
        <path className="fold" d="M78 134h364M78 176h364" />
        <text className="small" x="78" y="161">
          NCM
        </text>
        <text className="small" x="196" y="161">
          Produto
        </text>
        <text className="small" x="442" y="161" textAnchor="end">
          PIS/COFINS
        </text>
        {rows.map(({ ncm, width, hit }, i) => (
          <g key={ncm} transform={`translate(0 ${206 + i * 48})`} className={hit ? 'hit' : 'row'}>
            {hit && <rect className="mark" x="66" y="-22" width="388" height="38" rx="4" />}
            <text x="78" y="3">
              {ncm}
            </text>
            <rect className="word" x="196" y="-7" width={width} height="10" rx="5" />
            <text x="442" y="3" textAnchor="end">
              {hit ? 'já pago' : 'devido'}
            </text>
          </g>
        ))}
        <path className="fold" d="M78 440h364" />
        <text className="small" x="78" y="478">
          Pago de novo no DAS
        </text>
        <text className="total" x="442" y="482" textAnchor="end">
          a restituir
        </text>
      </g>
    </svg>
  );
}
