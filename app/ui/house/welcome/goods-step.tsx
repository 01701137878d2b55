import { type GoodsField, goodsFields, goodsNumbers, type OtherTrade } from '#app/models/house/panel/first-goods.ts'
import { nameBottler } from '#app/models/house/starter/name-bottler.ts'
import { goodsTexts } from '#app/texts/house/starter/goods.ts'
import { welcomeTexts as words } from '#app/texts/house/welcome.ts'
import { PickFile } from './pick-file.tsx'
import type { StepProps } from './step-form.ts'
import { TypedField } from './typed-field.tsx'

/** A first beer, cheese or book: what it costs, how much there is, and what the law wants told before it is bought. */
export function GoodsStep({ screen, form, trade }: StepProps & { trade: OtherTrade }) {
  const { picture, fields } = goodsTexts[trade]
  const bottler = nameBottler(screen.settings)
  const offered: Partial<Record<GoodsField, string>> = { capacity: trade === 'BEER' ? '33' : '', bottler }
  return (
    <>
      {screen.progress.vin && <p className="note full">{words.another}</p>}
      {goodsFields[trade].map((name) => {
        const [label = '', hint] = fields[name] ?? []
        const isNumber = goodsNumbers[name] !== undefined
        const value = offered[name] ?? ''
        return <TypedField key={name} form={form} name={name} label={label} hint={hint} value={value} isNumber={isNumber} />
      })}
      <PickFile label={picture} form={form} />
    </>
  )
}
