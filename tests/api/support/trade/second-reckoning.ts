import { freightOf, labelOf, type Paper } from '#app/models/selling/money/paper.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Without tax, by fractions: the nearest cent, and the upper one of two. */
function without(gross: number, rate: number): number {
  const [top, under] = [BigInt(gross) * 10_000n, BigInt(10_000 + rate)]
  return Number((2n * top + under) / (2n * under))
}

/** A sum over weights, one cent after the other to whoever lacks most. */
function handOut(amount: number, weights: readonly number[]): number[] {
  const whole = BigInt(sum(weights))
  const given = weights.map(() => 0)
  if (whole === 0n) return given
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  for (const [place, one] of exact.entries()) given[place] = Number(one / whole)
  for (let rest = amount - sum(given); rest > 0; rest -= 1) {
    let most = 0
    for (const [place, one] of exact.entries()) {
      const lack = one - BigInt(given[place] ?? 0) * whole
      const highest = (exact[most] ?? 0n) - BigInt(given[most] ?? 0) * whole
      if (lack > highest) most = place
    }
    given[most] = (given[most] ?? 0) + 1
  }
  return given
}

/** An invoice with the notes that take from it, in the order of their issue. */
export type Course = { invoice: Paper; notes: readonly Paper[] }

/** Papers by the invoice that they are about. */
export function gatherCourses(papers: readonly Paper[]): Course[] {
  const notes = Map.groupBy(
    papers.filter(({ kind }) => kind === 'CREDIT'),
    ({ credits }) => credits?.label ?? '',
  )
  return papers.flatMap((invoice) => (invoice.kind === 'INVOICE' ? [{ invoice, notes: notes.get(labelOf(invoice)) ?? [] }] : []))
}

/** What of an invoice and its notes does not come to what a second reckoning comes to, line by line and rate by rate. */
export function findMiscounted({ invoice, notes }: Course): string[] {
  const faults = [...checkSums(invoice), ...checkInvoice(invoice)]
  const taken = new Map<number, { gross: number; net: number }>()
  for (const note of notes) {
    faults.push(...checkSums(note))
    for (const { rate, gross, net } of note.vat) {
      const known = taken.get(rate) ?? { gross: 0, net: 0 }
      taken.set(rate, { gross: known.gross + gross, net: known.net + net })
      // All notes together are taxed as one would be.
      if (known.net + net !== without(known.gross + gross, rate)) faults.push(`${labelOf(note)}: tax at ${rate}`)
    }
  }
  for (const [rate, { gross, net }] of taken) {
    const asked = invoice.vat.find((share) => share.rate === rate)
    if (!asked || gross > asked.gross || net > asked.net || (gross === asked.gross && net !== asked.net))
      faults.push(`${labelOf(invoice)}: more than it given back at ${rate}`)
  }
  return faults
}

/** Lines, freight and discount come to each rate, and the rates to the total. */
function checkSums(paper: Paper): string[] {
  const label = labelOf(paper)
  const { lines, discount, vat, total } = paper
  const freight = freightOf(paper)
  const rates = new Set([
    ...lines.map(({ vatRate }) => vatRate),
    ...freight.map(({ rate }) => rate),
    ...vat.map(({ rate }) => rate),
  ])
  const faults = [...rates].flatMap((rate) => {
    const own = lines.map((line) => (line.vatRate === rate ? line.after : 0))
    const carried = freight.filter((part) => part.rate === rate)
    const off = discount.allowances.filter((part) => part.rate === rate)
    const asked = vat.find((share) => share.rate === rate) ?? { gross: 0, net: 0, tax: 0 }
    const gross = sum(own) + sum(carried.map((part) => part.gross)) - sum(off.map((part) => part.gross))
    const target = asked.net + sum(off.map((part) => part.net))
    const nets = handOut(target, [...own, sum(carried.map((part) => part.gross))])
    const said = [...lines.map((line) => (line.vatRate === rate ? line.net : 0)), sum(carried.map((part) => part.net))]
    return [
      ...(gross === asked.gross ? [] : [`${label}: ${gross} at ${rate}, not ${asked.gross}`]),
      ...(asked.gross - asked.net === asked.tax ? [] : [`${label}: net and tax at ${rate}`]),
      ...(JSON.stringify(nets) === JSON.stringify(said) ? [] : [`${label}: lines at ${rate}: ${said}, not ${nets}`]),
      ...off.flatMap((part) => (part.net === without(part.gross, rate) ? [] : [`${label}: discount at ${rate}`])),
    ]
  })
  return sum(vat.map(({ gross }) => gross)) === total ? faults : [...faults, `${label}: total`]
}

/** Each line is so many of its price, and each rate is taxed on what is paid at it. */
function checkInvoice(invoice: Paper): string[] {
  const { lines, vat, tax } = invoice
  const label = labelOf(invoice)
  return [
    ...lines.flatMap(({ unitPrice, quantity, before, after }) =>
      unitPrice * quantity === before && after >= 0 && after <= before ? [] : [`${label}: a line of ${quantity} × ${unitPrice}`],
    ),
    ...vat.flatMap(({ rate, gross, net }) => (net === without(gross, rate) ? [] : [`${label}: tax at ${rate}`])),
    ...(tax?.exemption && vat.some(({ rate }) => rate !== 0) ? [`${label}: taxed though it is exempt`] : []),
  ]
}
