import { href } from 'react-router'
import type { Processing, ProcessingRegister as Register } from '#app/models/site/law/processing.ts'
import { conformityTexts, processingTexts as words } from '#app/texts/house/conformity.ts'
import { ScreenHead } from '../frame/screen-head.tsx'
import { Sheet } from '../frame/sheet.tsx'
import { TableHead } from '../frame/table-head.tsx'

const parts = ['people', 'data', 'basis', 'recipients', 'term'] as const satisfies (keyof Processing)[]

/** The register of article 30 of the GDPR, ready to be printed. */
export function ProcessingRegister({ register: { controller, entries, transfers, safety } }: { register: Register }) {
  const back = { href: href('/admin/conformite'), label: conformityTexts.title }
  return (
    <>
      <ScreenHead title={words.title} says={words.says} back={back}>
        <Lines lines={controller} />
      </ScreenHead>
      <section className="sheet" aria-label={words.what}>
        <table className="table">
          <TableHead titles={[words.what, ...parts.map((part) => words.parts[part])]} />
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.what}>
                <td>
                  <b>{entry.what}</b>
                </td>
                {parts.map((part) => (
                  <td key={part} data-label={words.parts[part]}>
                    {entry[part] || words.kept}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Sheet title={words.transfers}>
        <p>{transfers}</p>
      </Sheet>
      <Sheet title={words.safety}>
        <Lines lines={safety} />
      </Sheet>
    </>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
