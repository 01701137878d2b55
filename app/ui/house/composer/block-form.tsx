import { type FormEvent, useEffect, useRef, useState } from 'react'
import { markOf } from '#app/models/house/panel/block-mark.ts'
import type { BlockKind, ComposedBlock } from '#app/models/house/panel/composed.ts'
import { decorOf, type Entry, isOfPhoto, moreRows, outOfRows, rowAct, wordsOf } from '#app/models/house/panel/field.ts'
import { mendBlock } from '#app/models/house/panel/mend-block.ts'
import { readFields } from '#app/models/house/panel/read-fields.ts'
import { actOnRow } from '#app/models/house/panel/rows.ts'
import { sayFields } from '#app/models/house/panel/say-fields.ts'
import { blockOptionText } from '#app/texts/house/fields/block-options.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { FieldGroup } from '../fields/field-group.tsx'
import type { RecordFormContext } from '../fields/form-context.ts'
import { goToSettings } from './body/mend-keys.ts'
import { type Parts, usePart } from './body/parts.ts'
import { PhotoField } from './photo/photo-field.tsx'
import { useSending } from './photo/use-sending.ts'
import { PickSeveral } from './pick-several.tsx'

type Props = {
  id: string
  kind: BlockKind
  block: ComposedBlock
  parts: Parts
  ctx: Pick<RecordFormContext, 'desk' | 'links' | 'faults'>
  change: (block: ComposedBlock) => void
}

/** The settings of a block: the very fields of the editor of blocks, which take effect as they are filled in. */
export function BlockForm({ id, kind, block, parts, ctx, change }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const goods = useGoods()
  const [typed, setTyped] = useState(markOf(block))
  const [made, setMade] = useState(0)
  const [more, setMore] = useState<Entry[]>([])
  // A change that did not come from here, such as one that was undone, is shown.
  if (typed !== markOf(block)) {
    setTyped(markOf(block))
    setMade(made + 1)
  }
  const take = (entries: readonly Entry[]) => {
    const next = mendBlock(block, kind.fields, readFields(kind.fields, entries))
    setTyped(markOf(next))
    change(next)
    return next
  }
  const read = (event: FormEvent) => {
    // A photo that waits, and what is said of it, is no part of the block yet.
    if (!form.current || (event.target as Element).closest('[data-photo]')) return
    if (isOtherForm(event, block, take(entriesIn(form.current)))) setMade(made + 1)
  }
  const choose = (name: string, picture: string) => {
    if (!form.current) return
    // The picture brings its own words: those of the one before are not its own.
    emptyField(form.current, wordsOf(name))
    emptyField(form.current, decorOf(name))
    const next = take([...entriesIn(form.current).filter(([key]) => key !== name), [name, picture]])
    if (countRows(block) === countRows(next)) return
    setMade(made + 1)
    setTimeout(goToSettings)
  }
  // Its fields are drawn of the block: nothing is made anew, and whoever chooses goes on from where they are.
  const pick = (name: string, ids: readonly string[]) => {
    if (!form.current) return
    take([...entriesIn(form.current).filter(([key]) => key !== name), ...ids.map((id): Entry => [name, id])])
  }
  const chosen = useRef(choose)
  useEffect(() => {
    chosen.current = choose
  })
  const { sending, send } = useSending(id, form, chosen)
  const offerMore = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    if (submitter.name === rowAct && form.current) take(actOnRow([...entriesIn(form.current), [rowAct, submitter.value]]))
    else if (submitter.name === moreRows) setMore([[moreRows, submitter.value]])
    else return
    setMade(made + 1)
  }
  return (
    <form ref={form} key={made} className="form" noValidate onChange={read} onSubmit={offerMore}>
      <Advice parts={parts} block={block} />
      <FieldGroup
        ctx={{
          ...ctx,
          sayOption: (path, option) => blockOptionText(path, option, goods),
          sendPhoto: (name) => <PhotoField block={id} name={name} sending={sending} send={send} />,
          pickSeveral: (field) => (
            <PickSeveral
              field={field}
              chosen={sayFields(kind.fields, block).flatMap(([key, id]) => (key === field.name ? [id] : []))}
              choices={ctx.links.get(field.link) ?? []}
              pictures={ctx.links.get('image') ?? []}
              pick={(ids) => pick(field.name, ids)}
            />
          ),
          entries: [...sayFields(kind.fields, block), ...more],
        }}
        fields={kind.fields}
        path={[]}
        name=""
      />
    </form>
  )
}

/** A row that comes or goes changes which fields there are. */
function isOtherForm({ target }: FormEvent, before: ComposedBlock, after: ComposedBlock): boolean {
  if ((target as HTMLInputElement).name?.endsWith(`.${outOfRows}`)) return true
  return countRows(before) !== countRows(after) && ['radio', 'select-one'].includes((target as HTMLInputElement).type)
}

function countRows(block: ComposedBlock): string {
  return Object.values(block)
    .flatMap((value) => (Array.isArray(value) ? [value.length] : []))
    .join()
}

function entriesIn(form: HTMLFormElement): Entry[] {
  return [...new FormData(form)].flatMap(([name, value]): Entry[] =>
    typeof value === 'string' && !isOfPhoto(name) ? [[name, value]] : [],
  )
}

function emptyField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  if (field.type === 'checkbox') field.checked = false
  else field.value = ''
}

function Advice({ parts, block }: Pick<Props, 'parts' | 'block'>) {
  const advice = usePart(parts, block)?.advice ?? []
  if (advice.length === 0) return null
  return (
    <div className="note full" role="status">
      <p>{composerTexts.advice}</p>
      <ul>
        {advice.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
