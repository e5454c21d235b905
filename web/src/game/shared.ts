/**
 * A new value with the parts of the old one that are the same. What has not changed stays the same object, so
 * nothing that shows it is drawn again.
 */
export function shared<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after) as T;
  if (!isRecord(before) || !isRecord(after)) return after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const next: Record<string, unknown> = {};
  for (const key of keys) {
    next[key] = shared(before[key], after[key]);
    same &&= key in before && Object.is(next[key], before[key]);
  }
  return (same ? before : next) as T;
}

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const next = after.map((one, index) => shared(before[index], one));
  const same =
    before.length === next.length && next.every((one, index) => Object.is(one, before[index]));
  return same ? before : next;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
