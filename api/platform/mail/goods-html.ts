import { type MailGoods, pictureOfLetter } from '#app/models/audience/mail-goods.ts'
import { bindFrenchSpaces } from '#app/models/platform/text/typography.ts'
import { escapeMarkup } from '../formats/escape-markup.ts'
import { linkOn } from './link-on.ts'
import type { PartLook } from './receipt-html.ts'

/** The picture above a letter's words; nothing where it could not be made. */
export function writePictureHtml({ picture }: MailGoods, { pictures }: Pick<PartLook, 'pictures'>): string {
  if (!picture || !pictures.has(pictureOfLetter)) return ''
  return `<p style="margin:0 0 22px"><img src="cid:${pictureOfLetter}" width="496" height="279" alt="${escapeMarkup(picture.alt)}" style="display:block;width:100%;max-width:496px;height:auto;border:0"></p>`
}

/** The wines and the code below a letter's words, as old mail programs draw them; nothing is fetched. */
export function writeGoodsHtml({ wines, wineLabel, code }: MailGoods, look: PartLook): string {
  const isPictured = wines.some(({ picture }) => look.pictures.has(picture))
  const rows = wines.map((wine) => wineRow(wine, { ...look, isPictured, wineLabel }))
  const shelf =
    rows.length > 0
      ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-top:2px solid ${look.accent}">
${rows.join('\n')}
</table>`
      : ''
  return [shelf, code ? codeBox(code, look) : ''].filter(Boolean).join('\n')
}

function wineRow(
  { picture, name, detail, price, path }: MailGoods['wines'][number],
  look: PartLook & { isPictured: boolean; wineLabel: string },
): string {
  const { origin, voice, ink, faint, line, serif } = look
  const link = escapeMarkup(linkOn(origin, path))
  const cell = `border-bottom:1px solid ${line};padding:10px 0`
  const image = look.pictures.has(picture)
    ? `<a href="${link}"><img src="cid:${picture}" width="44" height="88" alt="" style="display:block;border:0"></a>`
    : '&nbsp;'
  // Where no wine has its picture nothing is moved in for them.
  const first = look.isPictured ? `<td width="60" valign="middle" style="${cell}">${image}</td>\n` : ''
  const said = [detail, price].filter(Boolean).map((text) => escapeMarkup(bindFrenchSpaces(text)))
  return `<tr>${first}<td valign="middle" style="${cell};font:16px/1.45 ${serif};color:${ink}"><a href="${link}" style="color:${voice};text-decoration:none"><strong>${escapeMarkup(bindFrenchSpaces(name))}</strong></a>${said.map((text) => `<br><span style="font-size:15px;color:${faint}">${text}</span>`).join('')}<br><a href="${link}" style="display:inline-block;padding:6px 0;font-size:15px;color:${voice}">${escapeMarkup(look.wineLabel)}</a></td></tr>`
}

function codeBox({ label, code, says }: NonNullable<MailGoods['code']>, { accent, ink, faint, serif }: PartLook): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>
<td align="center" style="padding:16px 14px;border:2px dashed ${accent}">
<p style="margin:0;font:15px/1.5 ${serif};color:${faint}">${escapeMarkup(label)}</p>
<p style="margin:4px 0;font:bold 24px/1.3 ${serif};letter-spacing:1px;color:${ink}">${escapeMarkup(code)}</p>
<p style="margin:0;font:15px/1.5 ${serif};color:${faint}">${escapeMarkup(bindFrenchSpaces(says))}</p>
</td></tr></table>`
}
