import { renderToStaticMarkup } from 'react-dom/server'
import { cartTexts } from '#app/texts/cart.ts'
import { markLinks } from '../body/mark-links.ts'
import { PlainScreen } from '../plain-form/plain-screen.tsx'

const { cookies: words } = cartTexts

/** Says why a browser without cookies has no cart, as HTML. */
export function renderUnkept(back: string): string {
  return markLinks(
    renderToStaticMarkup(
      <PlainScreen title={words.title} lead={words.text}>
        <p className="actions">
          <a className="btn" href={back}>
            {words.back}
          </a>{' '}
          <a className="more" href="/contact">
            {words.write}
          </a>
        </p>
      </PlainScreen>,
    ),
  )
}
