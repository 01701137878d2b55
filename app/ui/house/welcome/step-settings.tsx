import { SettingField } from '../fields/setting-field.tsx'
import type { StepProps } from './step-form.ts'

/** The parameters of a step, as the screen of parameters asks for them. */
export function StepSettings({ screen: { settings }, form: { entries, faults } }: StepProps) {
  return settings.map((setting) => (
    <SettingField
      key={setting.type}
      setting={setting}
      typed={entries.findLast(([name]) => name === setting.type)?.[1]}
      fault={faults[setting.type]}
      isLocked={false}
    />
  ))
}
