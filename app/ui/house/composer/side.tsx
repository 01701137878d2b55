import { createUsePuck, type Data } from '@puckeditor/core'
import { faultsWithin } from '#app/models/house/panel/block-faults.ts'
import type { ComposedBlock } from '#app/models/house/panel/composed.ts'
import { composerTexts } from '#app/texts/house/pages/composer.ts'
import { draftTexts } from '#app/texts/house/pages/drafts.ts'
import { AddBlock } from './add-block.tsx'
import { BlockForm } from './block-form.tsx'
import { type Item, slots, toBlock, toBlocks, toItem, withColumns } from './body/bodies.ts'
import { useLive } from './body/live.ts'
import { type BlockPosition, columnOf, countIn, pathOf } from './body/positions.ts'
import { KeepBlocks } from './keep-blocks.tsx'

const usePuck = createUsePuck()

/** What can be done to the block that is chosen. */
export function Side() {
  const { at: path, kinds, parts, ctx, standing, told, isReady, hasHead } = useLive()
  const item = usePuck((puck) => puck.selectedItem)
  const dispatch = usePuck((puck) => puck.dispatch)
  const selectorOf = usePuck((puck) => puck.getSelectorForId)
  const data = usePuck((puck) => puck.appState.data)
  const kind = kinds.find(({ type }) => type === item?.type)
  const at = item && selectorOf(item.props.id)
  if (!item || !kind || !at) {
    return (
      <section className="composer-side" aria-label={composerTexts.block}>
        <Told says={told} />
        <p>{composerTexts.choose}</p>
        {hasHead && (
          <p>
            <a className="more" href={path.replace(/composer$/, 'entete')}>
              {draftTexts.head}
            </a>
          </p>
        )}
        <AddBlock />
      </section>
    )
  }
  const { index, zone } = at
  const count = countIn(data, zone)
  const replace = (next: Item) => dispatch({ type: 'replace', destinationIndex: index, destinationZone: zone, data: next })
  const choose = (place: number) => dispatch({ type: 'setUi', ui: { itemSelector: { index: place, zone } } })
  const move = (place: number) => {
    dispatch({ type: 'reorder', sourceIndex: index, destinationIndex: place, destinationZone: zone })
    choose(place)
  }
  const acts = [
    { label: composerTexts.up, isOff: index === 0, act: () => move(index - 1) },
    { label: composerTexts.down, isOff: index === count - 1, act: () => move(index + 1) },
    { label: composerTexts.double, act: () => dispatch({ type: 'duplicate', sourceIndex: index, sourceZone: zone }) },
    { label: composerTexts.remove, act: () => dispatch({ type: 'remove', index, zone }) },
  ]
  const faults = faultsWithin(standing.faults, pathOf(data, at))
  const wrong = [...new Set(Object.values(faults))].join(' ')
  return (
    <section className="composer-side" aria-label={composerTexts.block}>
      <h2 tabIndex={-1}>{kind.label}</h2>
      <p className="acts">
        {acts.map(({ label, isOff = false, act }) => (
          <button key={label} type="button" disabled={isOff || !isReady} onClick={act}>
            {label}
          </button>
        ))}
      </p>
      <Told says={wrong} />
      <Told says={told} />
      {item.type === 'columns' && (
        <ColumnCount count={Number(item.props.count)} choose={(next) => replace(withColumns(item as Item, next))} />
      )}
      <BlockForm
        key={item.props.id}
        id={item.props.id}
        kind={kind}
        parts={parts}
        block={toBlock(item)}
        ctx={{ ...ctx, faults }}
        change={(block) => replace(sameWithin(item as Item, toItem(block, item.props.id)))}
      />
      <KeepBlocks key={`garder-${item.props.id}`} blocks={blocksFrom(data, at, toBlock(item))} />
      <AddBlock />
    </section>
  )
}

/** The block that is chosen and those below it; one in a column stands alone. */
function blocksFrom(data: Pick<Data, 'content'>, { index, zone }: BlockPosition, block: ComposedBlock): ComposedBlock[] {
  return columnOf(data, zone) ? [block] : toBlocks(data).slice(index)
}

/** What stands in columns keeps its names while the block around it changes. */
function sameWithin({ type, props }: Item, next: Item): Item {
  if (type !== 'columns') return next
  return { type, props: { ...next.props, ...Object.fromEntries(slots.map((slot) => [slot, props[slot]])) } }
}

function Told({ says }: { says: string }) {
  if (!says) return null
  return (
    <p className="note note-bad" role="alert">
      {says}
    </p>
  )
}

function ColumnCount({ count, choose }: { count: number; choose: (count: number) => void }) {
  return (
    <p className="field">
      <label htmlFor="colonnes">{composerTexts.columns}</label>
      <select id="colonnes" className="input" value={count} onChange={({ target }) => choose(Number(target.value))}>
        {[2, 3, 4].map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
      <span className="hint">{composerTexts.inside}</span>
    </p>
  )
}
