import { href } from 'react-router'
import { clientTexts as words } from '#app/texts/house/fields/clients.ts'

/** The way from something of somebody to their card. */
export function CardLink({ id }: { id: string }) {
  return (
    <p>
      <a className="more" href={href('/admin/:desk/:id', { desk: 'clients', id })}>
        {words.seeCard}
      </a>
    </p>
  )
}
