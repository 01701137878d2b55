import panelSheet from '#app/styles/house/panel.css?url'

type Props = { script?: string; sheet?: string | undefined }

/** What the head of a page of the panel says: its look and its one script, and nothing of the public site. */
export function PanelHead({ script, sheet }: Props) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <link rel="stylesheet" href={panelSheet} precedence="panel" />
      {sheet && <link rel="stylesheet" href={sheet} precedence="panel" />}
      <link rel="icon" href="/art/mark.svg" />
      {script && <script type="module" src={script} />}
    </>
  )
}
