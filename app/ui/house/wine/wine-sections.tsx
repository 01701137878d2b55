import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { LabelGap } from '#app/models/catalog/label/label-gaps.ts'
import type { PanelField } from '#app/models/house/panel/field.ts'
import { rowsOf } from '#app/models/house/panel/rows.ts'
import type { GoodsWords } from '#app/models/platform/text/goods.ts'
import { sayCents } from '#app/models/platform/text/money.ts'
import { isDay, sayDay } from '#app/models/platform/time/working-days.ts'
import { wineTexts as words } from '#app/texts/house/wine/wine.ts'
import { wineSearchTexts as engineWords } from '#app/texts/house/wine/wine-search.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { FieldGroup } from '../fields/field-group.tsx'
import type { RecordFormContext } from '../fields/form-context.ts'
import { textOf } from '../fields/form-control.tsx'
import type { Sale } from '../record/sale-view.ts'
import { LabelFields } from './label-fields.tsx'
import { type EngineHouse, SearchResult } from './search-result.tsx'
import type { WineView } from './wine-view.ts'

type Props = {
  ctx: RecordFormContext
  fields: readonly PanelField[]
  wine: Pick<WineView, 'record' | 'awards' | 'winemakers' | 'energy'> | undefined
  labelGaps: readonly LabelGap[]
  house: EngineHouse
}

const shelves = ['tags', 'recommended']
const forEngines = ['metaTitle', 'metaDescription']
const others = ['isVintage', 'hasShippingFees', 'sellByMultipleOf', 'reference', 'vatRate', 'variations', 'order']

/** What is filled in now and then, folded: each part tells how it stands. */
export function WineSections({ ctx, fields, wine, labelGaps, house }: Props) {
  const goods = useGoods()
  const pick = (...names: string[]) => fields.filter(({ name }) => names.includes(name))
  const draw = (chosen: readonly PanelField[]) => <FieldGroup ctx={ctx} fields={chosen} path={[]} name="" />
  const isBox = (wine?.record.type as { type: string } | undefined)?.type === 'BOX' || textOf(ctx, 'type') === 'BOX'
  const parts = rowsOf(ctx.entries, 'products').length
  const meals = rowsOf(ctx.entries, 'meals').length
  const facts = fields.find(({ name }) => name === 'facts')
  return (
    <>
      {!isBox && (
        <Section
          ctx={ctx}
          names={['facts']}
          title={words.sections.label}
          state={sayLabel(labelGaps)}
          isOpen={!wine && !isLabelSaid(ctx)}
        >
          <LabelFields ctx={ctx} facts={facts} energy={wine?.energy} mayBeThing={!wine || mayBeThing(ctx)} />
        </Section>
      )}
      {(isBox || !wine) && (
        <Section
          ctx={ctx}
          names={['products']}
          title={words.sections.box}
          state={sayBox(parts, isBox, goods)}
          isOpen={isBox && parts === 0}
        >
          {draw(pick('products'))}
        </Section>
      )}
      <Section ctx={ctx} names={shelves} title={words.shelves(goods)} state={sayTags(ctx)}>
        {draw(pick(...shelves))}
      </Section>
      <Section ctx={ctx} names={['meals']} title={words.sections.meals} state={meals > 0 ? words.meals(meals) : words.noneOf}>
        {draw(pick('meals'))}
      </Section>
      <OwnFields ctx={ctx} group={fields.find(({ name }) => name === 'custom')} />
      {wine && <Awards ctx={ctx} wine={wine} />}
      {wine && <Winemakers ctx={ctx} wine={wine} />}
      <Section ctx={ctx} names={['slug', ...forEngines]} title={words.sections.search} state={sayEngines(ctx)}>
        {draw(pick('slug', ...forEngines))}
        <SearchResult ctx={ctx} house={house} />
      </Section>
      <Section ctx={ctx} names={others} title={words.sections.more} state="">
        {draw(pick(...others))}
      </Section>
    </>
  )
}

/** What the house has defined for its wines itself. */
function OwnFields({ ctx, group }: { ctx: RecordFormContext; group: PanelField | undefined }) {
  const own = group?.fields ?? []
  if (own.length === 0) return null
  const filled = own.filter(({ name }) => textOf(ctx, `custom.${name}`) !== '')
  const isWanted = own.some((field) => field.isRequired && !filled.includes(field))
  return (
    <Section
      ctx={ctx}
      names={['custom']}
      title={words.sections.own}
      state={words.filled(filled.length, own.length)}
      isOpen={isWanted}
    >
      <FieldGroup ctx={ctx} fields={own} path={['custom']} name="custom" />
    </Section>
  )
}

/** Whether what a buyer reads of every wine was typed already, in a form that comes back. */
function isLabelSaid(ctx: RecordFormContext): boolean {
  return ['alcohol', 'bottler', 'origin'].every((name) => textOf(ctx, `facts.${name}`) !== '')
}

/** What is said of a thing is not asked of a wine; what was said of one all the same stays beside what is wrong with it. */
function mayBeThing(ctx: RecordFormContext): boolean {
  return textOf(ctx, 'kind') === 'autre' || Object.keys(ctx.faults).some((key) => key.startsWith('facts.good'))
}

/** The reduction of a wine, with what will stand struck through beside its price, and why. */
export function DiscountSection({
  ctx,
  fields,
  sale,
}: {
  ctx: RecordFormContext
  fields: readonly PanelField[]
  sale: Sale | undefined
}) {
  const amount = textOf(ctx, 'discount.amount')
  const say = textOf(ctx, 'discount.type') === 'EURO' ? words.euros : words.percent
  return (
    <Section
      ctx={ctx}
      names={['discount']}
      title={words.sections.discount}
      state={amount === '' ? words.none : [say(amount), sayDays(ctx)].filter(Boolean).join(' ')}
    >
      <FieldGroup ctx={ctx} fields={fields[0]?.fields ?? []} path={['discount']} name="discount" />
      {sale?.forms.map((form) => (
        <p key={form.id} className="hint full">
          <b>{form.label}</b> {sayStruck(form)}
        </p>
      ))}
    </Section>
  )
}

/** The days of a reduction, as far as they are said. */
function sayDays(ctx: RecordFormContext): string {
  const [from, to] = ['from', 'to'].map((name) => textOf(ctx, `discount.${name}`)).map((day) => (isDay(day) ? sayDay(day) : ''))
  return [from && words.fromDay(from), to && words.toDay(to)].filter(Boolean).join(' ')
}

function sayStruck({ reference, reduction, soldAt, price }: Sale['forms'][number]): string {
  if (reduction) return words.struckWhy(sayCents(reduction.reference))
  const lowest = sayCents(reference ?? price)
  return soldAt < price ? words.noStruck(lowest) : words.wouldStrike(lowest)
}

type SectionProps = {
  ctx: RecordFormContext
  /** The fields within. */
  names: readonly string[]
  title: string
  state: string
  isOpen?: boolean
  children: ReactNode
}

function Section({ ctx, names, title, state, isOpen = false, children }: SectionProps) {
  const isFaulty = Object.keys(ctx.faults).some((key) => names.some((name) => key === name || key.startsWith(`${name}.`)))
  return (
    <details className="part" open={isFaulty || isOpen} id={names.length === 1 ? `partie-${names[0]}` : undefined}>
      <summary>
        {title} {state && <span className="state">{state}</span>}
      </summary>
      <div className="part-fields">{children}</div>
    </details>
  )
}

function Awards({ ctx, wine: { record, awards } }: { ctx: RecordFormContext; wine: Pick<WineView, 'record' | 'awards'> }) {
  const goods = useGoods()
  const { sections, awards: count, none, awardsSay, addAward } = words
  const state = awards.length > 0 ? count(awards.length) : none
  const add = `${href('/admin/:desk/nouveau', { desk: 'recompenses' })}?product=${record.id}`
  return (
    <Section ctx={ctx} names={[]} title={sections.awards} state={state}>
      <OnOwnScreens desk="recompenses" says={awardsSay(goods)} records={awards} add={{ label: addAward, href: add }} />
    </Section>
  )
}

function Winemakers({ ctx, wine }: { ctx: RecordFormContext; wine: Pick<WineView, 'record' | 'winemakers'> }) {
  const goods = useGoods()
  const { winemakers: count, none, winemakersSay, addWinemaker } = words
  const { record, winemakers } = wine
  const state = winemakers.length > 0 ? count(winemakers.length) : none
  const add = `${href('/admin/:desk/nouveau', { desk: 'vignerons' })}?products=${record.id}`
  return (
    <Section ctx={ctx} names={[]} title={words.makers(goods)} state={state}>
      <OnOwnScreens desk="vignerons" says={winemakersSay(goods)} records={winemakers} add={{ label: addWinemaker, href: add }} />
    </Section>
  )
}

type OwnScreens = {
  desk: string
  says: string
  records: readonly { id: string; label: string }[]
  add: { label: string; href: string }
}

/** What belongs to a wine and is filled in elsewhere: the way there. */
function OnOwnScreens({ desk, says, records, add }: OwnScreens) {
  return (
    <>
      <p className="hint full">{says}</p>
      <p className="actions full">
        {records.map(({ id, label }) => (
          <a key={id} className="more" href={href('/admin/:desk/:id', { desk, id })}>
            {label}
          </a>
        ))}
        <a className="more" href={add.href}>
          {add.label}
        </a>
      </p>
    </>
  )
}

function sayLabel(gaps: readonly LabelGap[]): string {
  return gaps.length > 0 ? words.lacks(gaps) : words.complete
}

function sayBox(parts: number, isBox: boolean, goods: GoodsWords): string {
  if (parts > 0) return words.bottles(parts, goods)
  return isBox ? words.emptyBox(goods) : words.notBox
}

/** The shelves that it stands on, by their names. */
function sayTags({ entries, links }: RecordFormContext): string {
  const tags = links.get('tag') ?? []
  const named = entries.flatMap(([name, id]) => (name === 'tags' ? (tags.find((tag) => tag.id === id)?.label ?? []) : []))
  return named.join(', ') || words.none
}

/** What engines are told is written for them, or made of the name; with the address of the page, once there is one. */
function sayEngines(ctx: RecordFormContext): string {
  const isWritten = forEngines.some((name) => textOf(ctx, name) !== '')
  const slug = textOf(ctx, 'slug')
  return [isWritten ? engineWords.written : engineWords.ofName, slug && `/boutique/${slug}`].filter(Boolean).join(' · ')
}
