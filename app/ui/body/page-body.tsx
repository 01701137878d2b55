import { KeptHtml } from './kept-html.tsx'

/**
 * The part of a page that is the same with and without script: plain HTML from the server,
 * so that no block costs a visitor a byte of script.
 */
export function PageBody({ html }: { html: string | null }) {
  return <KeptHtml id="page-body" html={html} />
}
