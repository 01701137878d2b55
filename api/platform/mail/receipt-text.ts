import type { MailReceipt } from '#app/models/audience/mail-receipt.ts'
import { linkOn } from './link-on.ts'

const width = 60

/** A receipt in plain letters: its amounts stand below one another. */
export function writeReceiptText({ title, lines, sums, total, tax, boxes, again }: MailReceipt, origin: string): string {
  return [
    [title.toUpperCase(), ...lines.map(({ name, detail, amount }) => across(`${name}, ${detail}`, amount))].join('\n'),
    [...sums, total, ...(tax ? [tax] : [])].map(({ label, value }) => across(label, value)).join('\n'),
    ...boxes.map((box) => [box.title.toUpperCase(), ...box.lines].join('\n')),
    ...(again ? [`${again.label}\u00a0:\n${linkOn(origin, again.path)}`] : []),
  ].join('\n\n')
}

function across(label: string, value: string): string {
  const dots = Math.max(2, width - label.length - value.length - 2)
  return `${label} ${'.'.repeat(dots)} ${value}`
}
