/** Copy a text, and tell whether the browser allowed it. Without https it offers no clipboard at all. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
