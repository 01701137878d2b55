import type { MailReceipt } from '#app/models/audience/mail-receipt.ts'
import { escapeMarkup } from '../formats/escape-markup.ts'
import { linkOn } from './link-on.ts'

/** How the parts of a mail are drawn, and which of its pictures were made. */
export type PartLook = {
  origin: string
  accent: string
  voice: string
  ink: string
  faint: string
  line: string
  serif: string
  pictures: ReadonlySet<string>
}

const table = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/** A receipt as old mail programs draw it; its pictures come with the mail, and nothing is fetched. */
export function writeReceiptHtml({ title, lines, sums, total, tax, boxes, again }: MailReceipt, look: PartLook): string {
  const { accent, voice, serif } = look
  const way = again
    ? `<p style="margin:18px 0 0;font:16px/1.5 ${serif}"><a href="${escapeMarkup(linkOn(look.origin, again.path))}" style="color:${voice}">${escapeMarkup(again.label)}</a></p>`
    : ''
  return `<h2 style="margin:0 0 10px;font:normal 22px/1.25 ${serif};color:${voice}">${escapeMarkup(title)}</h2>
${table} style="border-top:2px solid ${accent}">
${lines.map((line) => row(line, { ...look, isPictured: lines.some(({ picture }) => look.pictures.has(picture)) })).join('\n')}
</table>
${table} style="margin:10px 0 0">
${sums.map((sum) => sumRow(sum, `font:16px/1.5 ${serif};color:${look.ink}`)).join('\n')}
${sumRow(total, `padding-top:6px;border-top:2px solid ${accent};font:bold 19px/1.5 ${serif};color:${look.ink}`)}
${tax ? sumRow(tax, `font:14px/1.5 ${serif};color:${look.faint}`) : ''}
</table>
${boxes.map((box) => boxHtml(box, look)).join('\n')}
${way}
<div style="height:26px;line-height:26px;font-size:0">&nbsp;</div>`
}

function row(
  { picture, name, detail, amount }: MailReceipt['lines'][number],
  { ink, faint, line, serif, pictures, isPictured }: PartLook & { isPictured: boolean },
): string {
  const cell = `border-bottom:1px solid ${line};padding:6px 0`
  const image = pictures.has(picture)
    ? `<img src="cid:${picture}" width="44" height="88" alt="" style="display:block;border:0">`
    : '&nbsp;'
  // Where no wine has its picture nothing is moved in for them.
  const first = isPictured ? `<td width="60" valign="middle" style="${cell}">${image}</td>\n` : ''
  return `<tr>${first}<td valign="middle" style="${cell};font:16px/1.4 ${serif};color:${ink}"><strong>${escapeMarkup(name)}</strong><br><span style="font-size:14px;color:${faint}">${escapeMarkup(detail)}</span></td>
<td valign="middle" align="right" style="${cell};padding-left:10px;font:16px/1.4 ${serif};color:${ink};white-space:nowrap">${escapeMarkup(amount)}</td></tr>`
}

function sumRow({ label, value }: { label: string; value: string }, style: string): string {
  return `<tr><td style="${style}">${escapeMarkup(label)}</td><td align="right" style="${style};white-space:nowrap">${escapeMarkup(value)}</td></tr>`
}

function boxHtml({ title, lines }: MailReceipt['boxes'][number], { voice, ink, serif }: PartLook): string {
  return `<p style="margin:20px 0 0;font:bold 15px/1.4 ${serif};color:${voice}">${escapeMarkup(title)}</p>
<p style="margin:2px 0 0;font:16px/1.5 ${serif};color:${ink}">${lines.map(escapeMarkup).join('<br>')}</p>`
}
