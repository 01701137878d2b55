import { href } from 'react-router'
import { findGoodsTexts, findTexts } from '#app/texts/house/find.ts'
import { useGoods } from '../../platform/body/goods.ts'
import { FindForm } from '../fields/find-form.tsx'
import { ScreenHead } from '../frame/screen-head.tsx'
import type { FoundGroup } from './find-view.ts'

type Props = { words: string; groups: FoundGroup[] }

/** The search of the panel as a screen: what the words lead to, kind by kind. */
export function FindScreen({ words, groups }: Props) {
  const goods = useGoods()
  return (
    <>
      <ScreenHead title={findTexts.title} says={findGoodsTexts.says(goods)} />
      <section className="sheet" aria-label={findTexts.title}>
        <FindForm action={href('/admin/chercher')} label={findGoodsTexts.label(goods)} search={words} />
        <div id="trouve">
          {words !== '' && groups.length === 0 && <p className="none">{findTexts.none(words)}</p>}
          {groups.map((group) => (
            <Group key={group.group} {...group} />
          ))}
        </div>
        <p className="hint keys">{findTexts.keys}</p>
      </section>
    </>
  )
}

function Group({ group, found, all }: FoundGroup) {
  const goods = useGoods()
  const name = group === 'wines' ? findGoodsTexts.goods(goods) : findTexts.groups[group]
  return (
    <section className="found" aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {found.map(({ href, label, detail }) => (
          <li key={href}>
            <a href={href}>
              <b>{label}</b> {detail && <span className="muted">{detail}</span>}
            </a>
          </li>
        ))}
        {all && (
          <li>
            <a href={all.href}>{findTexts.all(all.count)}</a>
          </li>
        )}
      </ul>
    </section>
  )
}
