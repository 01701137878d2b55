/** A template as it was read: what is drawn is made of this, never of the text. */
export type TemplateNode =
  | { is: 'text'; text: string }
  | { is: 'value'; key: string }
  | { is: 'element'; tag: string; classes: readonly string[]; href?: string | { key: string }; children: TemplateNode[] }
  /** What stands there only if something, or nothing, is said in a field. */
  | { is: 'when'; key: string; isThere: boolean; children: TemplateNode[] }
  | { is: 'each'; key: string; children: TemplateNode[] }

/** What is wrong with a template, and where. */
export type TemplateFault = { code: TemplateFaultCode; what: string; line: number; column: number }

export type TemplateFaultCode =
  | 'template_large'
  | 'template_sign'
  | 'template_open'
  | 'template_close'
  | 'template_element'
  | 'template_attribute'
  | 'template_class'
  | 'template_link'
  | 'template_place'
  | 'template_field'
  | 'template_list'
  | 'template_loop'
  | 'template_deep'
  | 'template_cost'
