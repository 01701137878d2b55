import type { CardsBlock } from '#app/models/block.ts'

/** A few things side by side; the whole card is the link of its title. */
export function Cards({ title, cards }: CardsBlock) {
  return (
    <section className="wrap py-section">
      <h2 className="head">{title}</h2>
      <ul className="cards">
        {cards.map((card) => (
          <li key={card.title} className="card">
            <h3>{card.href ? <a href={card.href}>{card.title}</a> : card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
