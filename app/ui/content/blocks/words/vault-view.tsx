/** The ribs of a vault, one behind the other, as a lamp finds them. */
export function VaultView() {
  return (
    <svg className="vault" viewBox="0 0 1600 760" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {ribs.map((rib) => (
        <path key={rib} d={rib} />
      ))}
    </svg>
  )
}

const ribs = Array.from({ length: 7 }, (_, at) => {
  const half = 1120 - at * 118
  const top = 40 - 96 + at * 34
  return `M${800 - half} 760V${top + half}A${half} ${half} 0 0 1 ${800 + half} ${top + half}V760`
})
