import { type FormEvent, useRef, useState } from 'react'
import type { BlockKind, ComposedBlock } from '#app/models/panel/composed.ts'
import { type Entry, moreRows, outOfRows } from '#app/models/panel/field.ts'
import { mendBlock } from '#app/models/panel/mend-block.ts'
import { readFields } from '#app/models/panel/read-fields.ts'
import { sayFields } from '#app/models/panel/say-fields.ts'
import { composerTexts } from '#app/texts/panel/composer.ts'
import { Part } from '../panel/part.tsx'
import type { FormScene } from '../panel/thing-form.tsx'
import { type Parts, usePart } from './parts.ts'

type Props = {
  kind: BlockKind
  block: ComposedBlock
  parts: Parts
  scene: Pick<FormScene, 'desk' | 'links' | 'faults'>
  change: (block: ComposedBlock) => void
}

/** The settings of a block: the very fields of the editor of blocks, which take effect as they are filled in. */
export function BlockForm({ kind, block, parts, scene, change }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(JSON.stringify(block))
  const [made, setMade] = useState(0)
  const [more, setMore] = useState<Entry[]>([])
  // A change that did not come from here, such as one that was undone, is shown.
  if (typed !== JSON.stringify(block)) {
    setTyped(JSON.stringify(block))
    setMade(made + 1)
  }
  const read = (event: FormEvent) => {
    if (!form.current) return
    const entries = [...new FormData(form.current)].flatMap(([name, value]): Entry[] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const next = mendBlock(block, kind.fields, readFields(kind.fields, entries))
    setTyped(JSON.stringify(next))
    if (isOtherForm(event, block, next)) setMade(made + 1)
    change(next)
  }
  const offerMore = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== moreRows) return
    setMore([[moreRows, submitter.value]])
    setMade(made + 1)
  }
  return (
    <form ref={form} key={made} className="form" noValidate onChange={read} onSubmit={offerMore}>
      <Advice parts={parts} block={block} />
      <Part
        scene={{ ...scene, sendsNothing: true, entries: [...sayFields(kind.fields, block), ...more] }}
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
  const count = (block: ComposedBlock) => Object.values(block).flatMap((value) => (Array.isArray(value) ? [value.length] : []))
  return count(before).join() !== count(after).join() && ['radio', 'select-one'].includes((target as HTMLInputElement).type)
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
