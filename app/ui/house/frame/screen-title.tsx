import { panelTexts } from '#app/texts/house/panel.ts'

/** What a screen is called: its first heading, and its name in the browser. */
export function ScreenTitle({ children: title }: { children: string | undefined }) {
  return (
    <>
      <title>{`${title} · ${panelTexts.title}`}</title>
      <h1>{title}</h1>
    </>
  )
}
