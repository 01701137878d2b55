import { FormInside, type FormProps } from './form-inside.tsx'

type Props = FormProps & { action: string; withFiles?: boolean }

/** A form as plain HTML: it posts a document, and its answer puts the cursor where something is to be corrected. */
export function PlainForm({ action, withFiles, ...inside }: Props) {
  return (
    <form
      id={inside.name}
      method="post"
      action={action}
      className="form"
      encType={withFiles ? 'multipart/form-data' : undefined}
      noValidate
    >
      <FormInside {...inside} />
    </form>
  )
}
