import { createElement, Fragment, type ReactNode } from 'react'
import type { RichBlock, RichInline, RichMark, RichText as Text } from '#app/models/site/rich-text.ts'
import { words } from '#app/texts/content/blocks.ts'

/** Rich text through an allow-list: each known part has its element here, and nothing else can appear. */
export function RichText({ text }: { text: Text }) {
  return <div className="prose">{text.content.map(block)}</div>
}

function block(part: RichBlock, key: number): ReactNode {
  switch (part.type) {
    case 'paragraph':
      return <p key={key}>{part.content.map(inline)}</p>
    case 'heading':
      return createElement(`h${part.level}`, { key }, part.content.map(inline))
    case 'bulletList':
    case 'orderedList':
      return createElement(part.type === 'bulletList' ? 'ul' : 'ol', { key }, part.items.map(item))
    case 'blockquote':
      return <blockquote key={key}>{part.content.map(block)}</blockquote>
    case 'table':
      return <Table key={key} {...part} />
    case 'rule':
      return <hr key={key} />
  }
}

function item(blocks: RichBlock[], key: number): ReactNode {
  const [only] = blocks
  const isPlain = blocks.length === 1 && only?.type === 'paragraph'
  return <li key={key}>{isPlain ? only.content.map(inline) : blocks.map(block)}</li>
}

function inline(part: RichInline, key: number): ReactNode {
  if (part.type === 'break') return <br key={key} />
  return <Fragment key={key}>{(part.marks ?? []).reduce<ReactNode>(marked, part.text)}</Fragment>
}

function marked(text: ReactNode, mark: RichMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>
    case 'italic':
      return <em>{text}</em>
    case 'strike':
      return <s>{text}</s>
    case 'figure':
      return <span className="num">{text}</span>
    case 'link':
      return <a href={mark.href}>{text}</a>
  }
}

function Table({ head, rows }: Extract<RichBlock, { type: 'table' }>) {
  const cells = (row: string[], cell: 'th' | 'td') =>
    row.map((text, place) => createElement(cell, { key: place, scope: cell === 'th' ? 'col' : undefined }, text))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is too wide is scrolled by keys too
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className="scroll" role="group" aria-label={words.table} tabIndex={0}>
      <table className="table">
        {head.length > 0 && (
          <thead>
            <tr>{cells(head, 'th')}</tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids and never move on a visitor's screen
            <tr key={place}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
