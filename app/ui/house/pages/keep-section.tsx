import { href } from 'react-router'
import { sectionTexts } from '#app/texts/house/pages/sections.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { type BodyBlock, type BodyKind, nameBlock } from './body.ts'

export type KeptTyped = { title: string; from: string; to: string }

type Props = {
  path: string
  mark: string
  kinds: readonly BodyKind[]
  blocks: readonly BodyBlock[]
  typed: KeptTyped | undefined
}

/** Keeps one block of a body or several that follow each other under a name. */
export function KeepSection({ path, mark, kinds, blocks, typed }: Props) {
  const goods = useGoods()
  const place = (name: string, label: string, chosen: string) => (
    <div className="field">
      <label htmlFor={`garder-${name}`}>{label}</label>
      <select id={`garder-${name}`} name={name} className="input" defaultValue={chosen}>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block has no name of its own, and the page is made anew after each act
          <option key={at} value={at + 1}>
            {`${at + 1}. ${nameBlock(kinds, block, goods)}`}
          </option>
        ))}
      </select>
    </div>
  )
  return (
    <details className="behind" open={typed !== undefined}>
      <summary>{sectionTexts.keep}</summary>
      <p>
        {sectionTexts.keepSays}{' '}
        <a className="more" href={href('/admin/:desk', { desk: 'sections' })}>
          {sectionTexts.keptList}
        </a>
      </p>
      <form className="form" method="post" action={`${path}/blocs/garder`}>
        <input type="hidden" name="vu" value={mark} />
        <div className="field">
          <label htmlFor="garder-title">{sectionTexts.keepTitle} *</label>
          <input id="garder-title" name="title" className="input" maxLength={200} defaultValue={typed?.title} />
        </div>
        {place('de', sectionTexts.keepFrom, typed?.from ?? '1')}
        {place('a', sectionTexts.keepTo, typed?.to ?? String(blocks.length))}
        <p className="full">
          <button type="submit" className="btn">
            {sectionTexts.keepSubmit}
          </button>
        </p>
      </form>
    </details>
  )
}
