/** Three hills, a village and a sun, of few sure cuts. */
export function CutHills() {
  return (
    <svg className="hills" viewBox="0 0 1600 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <polygon
        className="paper-1"
        points="1010,40 1042,74 1088,62 1092,108 1134,128 1110,166 1136,204 1096,222 1098,266 1054,260 1028,296 996,266 952,280 944,236 902,220 924,180 898,142 940,122 938,78 984,84"
      />
      <polygon className="hill-far" points="0,330 190,250 420,214 640,262 830,330 1000,372 1000,520 0,520" />
      <polygon className="paper-3" points="560,520 700,384 900,286 1130,250 1370,292 1600,386 1600,520" />
      <polygon className="hill-near" points="0,430 240,376 520,392 820,452 1120,470 1400,436 1600,452 1600,520 0,520" />
      <polygon className="hill-wall" points="700,300 700,240 726,214 752,240 752,300" />
      <polygon className="hill-wall" points="752,304 752,262 808,258 810,304" />
      <polygon className="paper-1" points="745,266 780,232 818,262" />
      <polygon className="paper-1" points="692,244 726,190 760,244" />
      {vines.map((points) => (
        <polygon key={points} className="hill-vine" points={points} />
      ))}
      {leaves.map((points, at) => (
        <polygon key={points} className={at % 2 ? 'paper-4' : 'paper-2'} points={points} />
      ))}
    </svg>
  )
}

/** Rows of vines: dashes that follow the slope. */
const vines = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 9 - row }, (_vine, place) => {
    const x = 940 + row * 26 + place * 62
    const y = 330 + row * 30 + Math.abs(place - 4) * 5
    return `${x},${y} ${x + 26},${y - 5} ${x + 30},${y + 5} ${x + 3},${y + 9}`
  }),
).flat()

const leaves = [
  '70,470 96,404 118,470',
  '118,486 150,430 164,490',
  '1460,474 1486,410 1512,474',
  '1512,490 1548,438 1558,496',
  '300,450 318,404 338,452',
]
