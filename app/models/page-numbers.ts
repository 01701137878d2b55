/** The pages that a list of pages names: the first, the last, and those beside the present one; 0 stands for what is left out. */
export function pageNumbers(page: number, last: number): number[] {
  const near = [page - 1, page, page + 1].filter((one) => one >= 1 && one <= last)
  const named = [...new Set([1, ...near, last])].sort((left, right) => left - right)
  return named.flatMap((one, place) => {
    const before = named[place - 1] ?? one - 1
    if (one - before === 2) return [one - 1, one]
    return one - before > 2 ? [0, one] : [one]
  })
}
