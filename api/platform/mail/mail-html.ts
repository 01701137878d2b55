import type { MailGoods } from '#app/models/audience/mail-goods.ts'
import { mailGrounds } from '#app/models/audience/mail-grounds.ts'
import { type MailReceipt, signOfHouse } from '#app/models/audience/mail-receipt.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { mailFrame } from '#app/texts/house/mails/mail.ts'
import type { MailWords } from '#app/texts/house/mails/mail-words.ts'
import { alcoholTexts } from '#app/texts/site/alcohol.ts'
import { escapeMarkup } from '../formats/escape-markup.ts'
import { writeGoodsHtml, writePictureHtml } from './goods-html.ts'
import { linkOn } from './link-on.ts'
import type { MailLook } from './mail-look.ts'
import { writeReceiptHtml } from './receipt-html.ts'
import { writeRichHtml } from './rich-mail.ts'

/** How a mail looks, with the receipt or the goods that it shows and the pictures that came with it. */
type Dress = MailLook & { receipt?: MailReceipt | undefined; goods?: MailGoods | undefined; pictures?: ReadonlySet<string> }

const { paper, card } = mailGrounds
const ink = '#2a1416'
const faint = '#664642'
const line = '#e3d0bf'
/** No address, name or word is wider than a phone. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word'
/** Outlook draws by the rules of Word, knows no greatest width, and reads these lines alone. */
const narrow = {
  begin:
    '<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td><![endif]-->',
  end: '<!--[if mso]></td></tr></table><![endif]-->',
}
const serif = "Georgia,'Times New Roman',serif"

/** The mail as HTML that old mail programs draw: tables, styles on the elements, nothing fetched from anywhere. */
export function writeMailHtml(words: MailWords, link: string | undefined, look: Dress): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${escapeMarkup(words.subject)}</title>
</head>
<body bgcolor="${paper}" style="margin:0;padding:0;background:${paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0;mso-hide:all">${escapeMarkup(words.paragraphs[0] ?? words.title)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${paper}" style="background:${paper}">
<tr><td align="center" style="padding:28px 12px 36px">
${narrow.begin}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;${breaks}">
${head(look)}
${body(words, link, look)}
${foot(look, words)}
</table>
${narrow.end}
</td></tr>
</table>
</body>
</html>
`
}

function head({ name, origin, accent, voice, primary, pictures }: Dress): string {
  const sign = pictures?.has(signOfHouse)
    ? `<img src="cid:${signOfHouse}" width="120" height="60" alt="" style="display:block;margin:0 auto 6px;border:0">\n`
    : ''
  return `<tr><td align="center" style="padding:0 20px 20px">
${sign}<a href="${escapeMarkup(origin)}/" style="font:italic 23px/1.25 ${serif};color:${voice};text-decoration:none">${escapeMarkup(name)}</a>
</td></tr>
<tr><td height="6" bgcolor="${primary}" style="height:6px;font-size:0;line-height:0;background:${primary}">&nbsp;</td></tr>
<tr><td height="2" bgcolor="${accent}" style="height:2px;font-size:0;line-height:0;background:${accent}">&nbsp;</td></tr>`
}

function body(
  { title, paragraphs, rich, greetsItself, button, notes }: MailWords,
  link: string | undefined,
  look: Dress,
): string {
  const text = `font:17px/1.6 ${serif};color:${ink}`
  const greeting = mailFrame.greeting(look.receipt?.firstname)
  const texts = [...(greetsItself ? [] : [greeting]), ...paragraphs].map((one) => paragraph(one, text))
  const dress = { ...look, pictures: look.pictures ?? new Set<string>(), ink, faint, line, serif }
  if (rich) texts.push(writeRichHtml(rich, { ...look, text }))
  return `<tr><td bgcolor="${card}" style="padding:36px 32px 30px;background:${card};border:1px solid ${line};border-top:0">
<h1 style="margin:0 0 22px;font:normal 30px/1.2 ${serif};color:${look.voice}">${escapeMarkup(title)}</h1>
${look.goods ? writePictureHtml(look.goods, dress) : ''}
${texts.join('\n')}
${look.goods ? writeGoodsHtml(look.goods, dress) : ''}
${button && link ? action(button.label, link, look) : ''}
${look.receipt ? writeReceiptHtml(look.receipt, dress) : ''}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:18px 0 0;border-top:1px solid ${line}">
${notes.map((text) => paragraph(text, `font:15px/1.55 ${serif};color:${faint}`)).join('\n')}
${link ? spelled(link, look) : ''}
</td></tr></table>
</td></tr>`
}

function action(label: string, link: string, { accent, onAccent }: MailLook): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:16px 0 32px"><tr>
<td align="center" bgcolor="${accent}" style="background:${accent};border-radius:2px;mso-padding-alt:15px 28px">
<a href="${escapeMarkup(link)}" style="display:inline-block;padding:15px 28px;font:bold 17px/1.2 ${serif};color:${onAccent};text-decoration:none">${escapeMarkup(label)}</a>
</td></tr></table>`
}

function spelled(link: string, { voice }: MailLook): string {
  const shown = `<a href="${escapeMarkup(link)}" style="color:${voice};word-break:break-all">${escapeMarkup(link)}</a>`
  return `<p style="margin:0;font:13px/1.55 ${serif};color:${faint}">${escapeMarkup(bindFrenchSpaces(mailFrame.fallback))}<br>${shown}</p>`
}

function foot(look: MailLook, { why, way }: MailWords): string {
  const { name, address, phone, email, host, origin, identity, sellsAlcohol, voice } = look
  const reach = [phone, email].filter((text) => text !== undefined && text !== '').join(' · ')
  const lines = [
    `<strong style="color:${voice}">${escapeMarkup(name)}</strong>`,
    escapeMarkup(address),
    escapeMarkup(reach),
  ].filter(Boolean)
  const law = `margin:16px 0 0;font:italic 14px/1.5 ${serif};color:${ink}`
  return `<tr><td align="center" style="padding:26px 24px 0">
<p style="margin:0;font:14px/1.6 ${serif};color:${faint}">${lines.join('<br>')}</p>
${identity.length > 0 ? `<p style="margin:12px 0 0;font:13px/1.5 ${serif};color:${faint}">${identity.map(escapeMarkup).join('<br>')}</p>` : ''}
${sellsAlcohol ? `<p style="${law}">${escapeMarkup(bindFrenchSpaces(alcoholTexts.health))}</p>` : ''}
<p style="margin:16px 0 0;font:13px/1.5 ${serif};color:${faint}">${escapeMarkup(why ?? mailFrame.why(host))}</p>
${way ? `<p style="margin:16px 0 0;font:15px/1.5 ${serif}"><a href="${escapeMarkup(linkOn(origin, way.path))}" style="color:${voice}">${escapeMarkup(way.label)}</a></p>` : ''}
</td></tr>`
}

function paragraph(text: string, style: string): string {
  return `<p style="margin:0 0 16px;${style}">${escapeMarkup(text).replaceAll('\n', '<br>')}</p>`
}
