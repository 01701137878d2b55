import { redirect } from 'react-router'
import { readPanelFrame } from '#app/services/panel/panel-frame.server.ts'
import { isFile, placeAfterProof } from '#app/services/panel/proof.server.ts'
import { requireStaff } from '#app/services/panel/staff.server.ts'
import { proofTexts } from '#app/texts/panel/proof.ts'
import { PanelDocument } from '#app/ui/panel/document.tsx'
import { FileReady, ProofForm } from '#app/ui/panel/proof-form.tsx'
import { answerPanel } from '#app/ui/panel/render-panel.server.tsx'
import type { Route } from './+types/confirm'

/** Asks staff who they are before a page that wants to know, and hands out the file that they came for. */
export async function loader(asked: Route.LoaderArgs) {
  const staff = await requireStaff(asked)
  const { pathname, search, searchParams } = asked.url
  const place = placeAfterProof(asked)
  const isReady = searchParams.has('pret') && isFile(place)
  return answerPanel(
    <PanelDocument frame={await readPanelFrame(asked, staff)} title={isReady ? proofTexts.readyTitle : proofTexts.title}>
      {isReady ? (
        <FileReady place={place} />
      ) : (
        <ProofForm action={pathname + search} email={staff.email} kept={[]} back="/admin" />
      )}
    </PanelDocument>,
  )
}

/** The door has taken the proof: back to what was asked for. */
export async function action(asked: Route.ActionArgs) {
  await requireStaff(asked)
  const place = placeAfterProof(asked)
  if (!isFile(place)) return redirect(place, 303)
  return redirect(`/admin/confirmation?${new URLSearchParams({ retour: place, pret: '' })}`, 303)
}
