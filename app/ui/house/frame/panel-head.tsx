import { href } from 'react-router'
import panelSheet from '#app/styles/house/panel.css?url'

type Props = { scripts?: readonly string[]; sheet?: string | undefined; isStaff?: boolean }

/** What the head of a page of the panel says: its look and its own scripts, and nothing of the public site. */
export function PanelHead({ scripts = [], sheet, isStaff = false }: Props) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={panelSheet} precedence="panel" />
      {sheet && <link rel="stylesheet" href={sheet} precedence="panel" />}
      <link rel="icon" href="/art/mark.svg" />
      {isStaff && <link rel="manifest" href={href('/admin/panneau.webmanifest')} />}
      {scripts.map((script) => (
        <script key={script} type="module" src={script} />
      ))}
    </>
  )
}
