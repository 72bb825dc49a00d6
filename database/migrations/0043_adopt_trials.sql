-- An editor gives the trial login of a submission to the tool that comes of it. The desk has no key: the worker seals it anew.

-- By one job for each case, which looks whether the decision still stands. A later decision replaces one that still waits.
create function queue_trial_adoption(of_case uuid, is_shown boolean) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job('adopt-trial', json_build_object('case', of_case, 'shown', is_shown),
    max_attempts => 12, job_key => 'adopt-trial:' || of_case);
end
$$;
revoke execute on function queue_trial_adoption(uuid, boolean) from public;
grant execute on function queue_trial_adoption(uuid, boolean) to polydex_desk;

grant select (tool_id) on cases to polydex_worker;
grant insert, delete on tool_trials to polydex_worker;
