import { href } from 'react-router'
import { cartTexts } from '#app/texts/selling/cart.ts'
import { PlainScreen } from '../../platform/forms/plain-screen.tsx'

const { cookies: words } = cartTexts

/** Says why a browser without cookies has no cart. */
export function UnkeptScreen({ back }: { back: string }) {
  return (
    <PlainScreen title={words.title} lead={words.text}>
      <p className="actions">
        <a className="btn" href={back}>
          {words.back}
        </a>{' '}
        <a className="more" href={href('/contact')}>
          {words.write}
        </a>
      </p>
    </PlainScreen>
  )
}
