import type { SectionChoice } from '#app/models/house/sections/ready-section.ts'
import { bodyTexts } from '#app/texts/house/pages/blocks.ts'
import { sectionTexts } from '#app/texts/house/pages/sections.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import { BlockFigure } from './block-figure.tsx'
import { type BodyBlock, type BodyKind, nameBlock } from './body.ts'
import { KeepSection, type KeptTyped } from './keep-section.tsx'

type Props = {
  title: string
  name: string
  /** Where the thing itself is. */
  path: string
  blocks: readonly BodyBlock[]
  /** Names the body as it is shown. */
  mark: string
  kinds: readonly BodyKind[]
  sections: readonly SectionChoice[]
  message?: string | undefined
  /** What is wrong with a block, by its place. */
  faults?: Readonly<Record<number, string>> | undefined
  keeping?: KeptTyped | undefined
  /** What stands between the title and the blocks. */
  children?: React.ReactNode
}

const acts = [
  ['monter', bodyTexts.up],
  ['descendre', bodyTexts.down],
  ['doubler', bodyTexts.double],
  ['retirer', bodyTexts.remove],
] as const

/** The blocks of a body in their order, and what can be done to each. */
export function BlockList({ title, name, path, blocks, mark, kinds, sections, message, faults = {}, keeping, children }: Props) {
  const goods = useGoods()
  const offered = kinds.filter(({ isOffered }) => isOffered)
  return (
    <>
      <ScreenHead back={{ href: path, label: name }} title={title} says={bodyTexts.says} />
      <RefusalNote message={message} />
      {children}
      <section className="sheet" aria-label={title}>
        {blocks.length === 0 && <p className="muted">{bodyTexts.none}</p>}
        <ol className="blocks">
          {blocks.map((block, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name of its own, and the page is made anew after each act
            <li key={place} id={`bloc-${place + 1}`}>
              <Entry
                block={block}
                kind={nameBlock(kinds, block, goods)}
                place={place}
                path={path}
                mark={mark}
                fault={faults[place]}
              />
            </li>
          ))}
        </ol>
        <form className="find" action={`${path}/blocs/nouveau`}>
          <label className="told" htmlFor="sorte">
            {bodyTexts.addLabel}
          </label>
          <select id="sorte" name="sorte" className="input">
            {offered.map(({ type, label }) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </select>
          <button type="submit" className="btn">
            {bodyTexts.add}
          </button>
        </form>
        <details className="behind">
          <summary>{bodyTexts.gallery}</summary>
          <form className="shots shots-all" action={`${path}/blocs/nouveau`}>
            {offered.map(({ type, label, fields }) => (
              <button key={type} type="submit" name="sorte" value={type}>
                <BlockFigure type={type} fields={fields} />
                {label}
              </button>
            ))}
          </form>
        </details>
        <form className="find" method="post" action={`${path}/blocs/sections`}>
          <input type="hidden" name="vu" value={mark} />
          <label className="told" htmlFor="section">
            {sectionTexts.label}
          </label>
          <select id="section" name="section" className="input">
            {sections.map((section) => (
              <option key={section.name} value={section.name}>
                {section.label}
              </option>
            ))}
          </select>
          <button type="submit" className="btn">
            {sectionTexts.add}
          </button>
        </form>
        {blocks.length > 0 && <KeepSection path={path} mark={mark} kinds={kinds} blocks={blocks} typed={keeping} />}
      </section>
    </>
  )
}

type EntryProps = { block: BodyBlock; kind: string; place: number; path: string; mark: string; fault: string | undefined }

function Entry({ block, kind, place, path, mark, fault }: EntryProps) {
  return (
    <>
      <a href={`${path}/blocs/${place + 1}`}>
        <b>{kind}</b>
        <span className="muted"> {excerptOf(block)}</span>
        {fault && <span className="field-fault">{fault}</span>}
      </a>
      <form method="post" action={`${path}/blocs`}>
        <input type="hidden" name="vu" value={mark} />
        <input type="hidden" name="place" value={place} />
        {acts.map(([act, label]) => (
          <button key={act} type="submit" name="acte" value={act} className="more">
            {label}
            <span className="told"> {bodyTexts.block(kind, place + 1)}</span>
          </button>
        ))}
      </form>
    </>
  )
}

const longest = 80

/** The first words that a block says. */
function excerptOf({ title, text, lead, values }: BodyBlock): string {
  const said = [title, text, lead, ...Object.values(values ?? {})].find((one) => typeof one === 'string' && one !== '')
  const words = String(said ?? '')
  return words.length > longest ? `${words.slice(0, longest)}…` : words
}
