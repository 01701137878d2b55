type Props = {
  titles: readonly string[]
  /** The titles above numbers, which stand on the right as they do. */
  numbers?: readonly string[]
}

/** The head of a table: one title a column. */
export function TableHead({ titles, numbers = [] }: Props) {
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col" className={numbers.includes(title) ? 'r' : undefined}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}
