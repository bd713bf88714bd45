// Finds or opens the PDC of one packet a clock, of 8 PDCs.
`default_nettype none

module directory_n8_w128_v0_p0_s4 (
    input  wire         clk,
    input  wire         rst,
    input  wire         valid,
    input  wire [127:0] packet_source,
    input  wire   [3:0] packet_local,
    input  wire   [3:0] packet_kind,
    input  wire         packet_rod,
    input  wire   [1:0] packet_trimmed,
    input  wire         packet_ce,
    input  wire         packet_retx,
    input  wire         packet_ar,
    input  wire         packet_syn,
    input  wire  [31:0] packet_psn,
    input  wire  [15:0] packet_clear_offset,
    input  wire  [15:0] packet_opaque,
    input  wire  [31:0] packet_payload,
    input  wire  [15:0] packet_spdcid,
    input  wire  [15:0] packet_dpdcid,
    input  wire  [13:0] packet_length,
    input  wire  [13:0] packet_size,
    input  wire  [15:0] packet_entropy,
    input  wire  [15:0] packet_message_id,
    input  wire  [23:0] packet_job_id,
    input  wire         packet_resources_ccc,
    input  wire         packet_resources_bitmap,
    input  wire         packet_resources_pkt_buffer,
    input  wire         packet_resources_gtd_del,
    input  wire         packet_resources_gtd_last,
    input  wire         packet_resources_ses_msg,
    input  wire         packet_resources_other,
    input  wire   [1:0] packet_tss_method,
    input  wire  [31:0] packet_tss_start_psn,
    input  wire         fail_valid,
    input  wire  [15:0] fail_pdcid,
    input  wire         busy_write_enable,
    input  wire   [2:0] busy_write_pdc,
    input  wire         busy_write_flag,
    input  wire         state_write_enable,
    input  wire  [15:0] state_write_pdcid,
    input  wire         state_write_pending,
    input  wire         state_write_ends,
    input  wire         next_write_enable,
    input  wire   [2:0] next_write_pdc,
    input  wire  [31:0] next_write_next,
    input  wire         next_write_announced,
    input  wire         forgotten,
    input  wire  [16:0] now,
    input  wire  [24:0] quarantine_time,
    output wire         ready,
    output wire         found_valid,
    output wire   [2:0] found_belonging,
    output wire         found_pends,
    output wire         found_has_room,
    output wire         found_other_mode,
    output wire         found_other_start,
    output wire         found_failed,
    output wire         found_return_busy,
    output wire  [15:0] found_pdcid,
    output wire         found_rod,
    output wire  [31:0] found_start_psn,
    output wire         ended_valid,
    output wire         ended_done,
    output wire  [15:0] ended_pdcid,
    output wire [127:0] ended_source,
    output wire   [3:0] ended_local,
    output wire  [15:0] ended_spdcid,
    output wire  [31:0] ended_next_start_psn,
    output wire         released_valid,
    output wire  [15:0] released_pdcid,
    input  wire  [15:0] end_payload_pdcid,
    input  wire         end_payload_pending,
    input  wire         end_valid,
    output wire         end_ready
);

    localparam [3:0] PACKET_KIND_REQUEST             = 4'd0;
    localparam [3:0] PACKET_KIND_NOOP                = 4'd1;
    localparam [3:0] PACKET_KIND_ACK_REQ             = 4'd2;
    localparam [3:0] PACKET_KIND_CLOSE_CMD           = 4'd5;
    localparam [3:0] PACKET_KIND_NEGOTIATION         = 4'd8;
    localparam [1:0] PACKET_TRIMMED_NONE             = 2'd0;
    localparam [1:0] PACKET_TSS_METHOD_EXPECTED_0RTT = 2'd1;
    localparam [1:0] PACKET_TSS_METHOD_RANDOM_1RTT   = 2'd2;

    reg    [5:0] swept;
    reg          clearing;
    reg   [31:0] start_floor;
    reg          is_random_floor;
    reg          has_floor_floor;
    reg   [31:0] ruled_start_floor;
    reg          valid_floor;
    reg          valid_table;
    reg          syn_floor;
    reg          syn_table;
    reg          may_open_floor;
    reg          may_open_table;
    reg          lacks_floor;
    reg          lacks_table;
    reg          pends_table;
    reg   [31:0] ruled_start_table;
    reg   [31:0] start_table;
    reg  [127:0] identity_floor_source;
    reg    [3:0] identity_floor_local;
    reg   [15:0] identity_floor_spdcid;
    reg  [127:0] identity_table_source;
    reg    [3:0] identity_table_local;
    reg   [15:0] identity_table_spdcid;
    wire         ending_removes;
    wire [127:0] ending_removed_source;
    wire   [3:0] ending_removed_local;
    wire  [15:0] ending_removed_spdcid;
    wire         ending_cleans;
    wire   [2:0] ending_place;
    wire         ending_ended_valid;
    wire         ending_ended_done;
    wire  [15:0] ending_ended_pdcid;
    wire [127:0] ending_ended_source;
    wire   [3:0] ending_ended_local;
    wire  [15:0] ending_ended_spdcid;
    wire  [31:0] ending_ended_next_start_psn;
    wire         ending_freed_valid;
    wire  [15:0] ending_freed_pdcid;
    wire         ending_end_ready;
    wire         places_ready;
    wire         places_shared_valid;
    wire  [15:0] places_shared_pdcid;
    wire         places_reserved_valid;
    wire  [15:0] places_reserved_pdcid;
    wire         places_released_valid;
    wire  [15:0] places_released_pdcid;
    wire         initiators_ready;
    wire         initiators_valid;
    wire         initiators_hit;
    wire         initiators_full;
    wire         initiators_inserted;
    wire   [2:0] initiators_found;
    reg          syn_lookup;
    reg          syn_answer;
    reg          syn_context;
    reg          hit_context;
    reg    [2:0] found_place_context;
    reg   [15:0] new_pdcid_context;
    reg          valid_lookup;
    reg          valid_answer;
    reg          valid_context;
    reg          gone_drain_1_valid;
    reg   [15:0] gone_drain_1_pdcid;
    reg          gone_drain_2_valid;
    reg   [15:0] gone_drain_2_pdcid;
    reg          gone_out_valid;
    reg   [15:0] gone_out_pdcid;
    wire  [12:0] fails_word;
    wire  [12:0] ends_word;
    wire         busies_word;
    reg          opened_context;
    reg          opened_reading;
    reg          opened_compare;
    reg   [15:0] dpdcid_reading;
    reg   [15:0] dpdcid_compare;
    reg          sweeping_reading;
    reg          sweeping_compare;
    reg          syn_reading;
    reg          syn_compare;
    reg   [15:0] new_pdcid_reading;
    reg   [15:0] new_pdcid_compare;
    reg    [2:0] place_reading;
    reg    [2:0] place_compare;
    wire [127:0] contexts_word_identity_source;
    wire   [3:0] contexts_word_identity_local;
    wire  [15:0] contexts_word_identity_spdcid;
    wire         contexts_word_rod;
    wire  [31:0] contexts_word_start;
    wire  [12:0] contexts_word_generation;
    wire   [2:0] contexts_at;
    wire         contexts_valid;
    reg          syn_out;
    reg          opened_out;
    reg          hit_reading;
    reg          hit_compare;
    reg          hit_out;
    reg          kept_out_rod;
    reg   [31:0] kept_out_start;
    reg   [12:0] kept_out_generation;
    reg          valid_reading;
    reg          valid_compare;
    reg          valid_out;
    reg          same_generation_out;
    reg          is_alive_out;
    reg          same_identity_out;
    reg          same_mode_out;
    reg          same_start_out;
    reg          failed_out;
    reg          return_busy_out;
    reg    [2:0] place_out;
    wire [127:0] identity_compare_later_q_source;
    wire   [3:0] identity_compare_later_q_local;
    wire  [15:0] identity_compare_later_q_spdcid;
    wire  [15:0] dpdcid_context_later_q;
    wire         is_rod_compare_later_q;
    wire  [31:0] start_compare_later_q;
    wire         is_opener_compare_later_q;
    wire         is_naming_compare_later_q;
    wire         pends_out_later_q;
    wire  [31:0] new_start_compare_later_q;
    wire         has_room_out_later_q;
    wire         fail_out_later_q_valid;
    wire  [15:0] fail_out_later_q_pdcid;
    wire         busy_out_later_q_enable;
    wire   [2:0] busy_out_later_q_pdc;
    wire         busy_out_later_q_flag;

    wire         sweeps = clearing && !(|swept[5:3]);
    wire [127:0] identity_source = packet_source;
    wire   [3:0] identity_local = packet_local;
    wire  [15:0] identity_spdcid = packet_spdcid;
    wire         syn = packet_syn;
    wire  [15:0] dpdcid = packet_dpdcid;
    wire         is_rod = packet_rod;
    wire  [31:0] start = packet_psn - {20'd0, packet_dpdcid[11:0]};
    wire         is_first_term = packet_kind == PACKET_KIND_REQUEST || packet_kind == PACKET_KIND_NOOP || packet_kind == PACKET_KIND_NEGOTIATION;
    wire         packet_dpdcid_11_0_any = |packet_dpdcid[11:0];
    wire         is_first_term_2 = !((packet_rod && packet_dpdcid_11_0_any) || (|packet_dpdcid[11:7]));
    wire         is_first_term_3 = is_first_term && packet_trimmed == PACKET_TRIMMED_NONE && is_first_term_2;
    wire         is_first = is_first_term_3;
    wire         may_open = is_first_term_3 && packet_resources_ccc && packet_resources_bitmap;
    wire         lacks_term = packet_resources_pkt_buffer && packet_resources_gtd_del && packet_resources_ses_msg;
    wire         lacks_term_2 = packet_kind == PACKET_KIND_REQUEST && !(lacks_term && packet_resources_other);
    wire         lacks_term_3 = packet_kind == PACKET_KIND_REQUEST && packet_resources_gtd_last && packet_dpdcid_11_0_any;
    wire         lacks = lacks_term_2 || lacks_term_3;
    wire         is_random = packet_tss_method == PACKET_TSS_METHOD_RANDOM_1RTT;
    wire         has_floor = packet_tss_method == PACKET_TSS_METHOD_EXPECTED_0RTT;
    wire  [31:0] ruled_start = packet_tss_start_psn;
    wire         is_opener = is_first_term;
    wire         is_naming = is_first_term || packet_kind == PACKET_KIND_CLOSE_CMD || packet_kind == PACKET_KIND_ACK_REQ;
    wire  [31:0] pends_difference = start_floor - ruled_start_floor;
    wire         pends = is_random_floor || (has_floor_floor && pends_difference[31]);
    wire         is_syn = valid_table && syn_table;
    wire         opens = syn_table && may_open_table && (pends_table || !lacks_table);
    wire  [31:0] new_start = pends_table ? ruled_start_table : start_table;
    wire         fail_out_valid = fail_out_later_q_valid;
    wire  [15:0] fail_out_pdcid = fail_out_later_q_pdcid;
    wire         busy_out_enable = busy_out_later_q_enable;
    wire   [2:0] busy_out_pdc = busy_out_later_q_pdc;
    wire         busy_out_flag = busy_out_later_q_flag;
    wire         ending_cleans_or_sweeps = ending_cleans || sweeps;
    wire         fail_mark_valid = fail_out_valid || ending_cleans_or_sweeps;
    wire  [15:0] fail_mark_pdcid_word = {13'd0, sweeps ? swept[2:0] : ending_place};
    wire  [15:0] fail_mark_pdcid = ending_cleans_or_sweeps ? fail_mark_pdcid_word : fail_out_pdcid;
    wire         opened_write_enable = opened_compare;
    wire   [2:0] opened_write_pdc = place_compare;
    wire [127:0] identity_compare_source = identity_compare_later_q_source;
    wire [127:0] opened_write_opened_identity_source = identity_compare_source;
    wire   [3:0] identity_compare_local = identity_compare_later_q_local;
    wire   [3:0] opened_write_opened_identity_local = identity_compare_local;
    wire  [15:0] identity_compare_spdcid = identity_compare_later_q_spdcid;
    wire  [15:0] opened_write_opened_identity_spdcid = identity_compare_spdcid;
    wire         is_rod_compare = is_rod_compare_later_q;
    wire         opened_write_opened_rod = is_rod_compare;
    wire  [31:0] new_start_compare = new_start_compare_later_q;
    wire  [31:0] opened_write_opened_start = new_start_compare;
    wire  [12:0] opened_write_opened_generation = new_pdcid_compare[15:3];
    wire         takes = initiators_inserted;
    wire         take_shared = takes;
    wire         take_reserved = 1'b0;
    wire         hit = initiators_hit;
    wire   [2:0] found_place = initiators_found;
    wire         opened = takes;
    wire         has_room = places_shared_valid && !initiators_full;
    wire  [15:0] new_pdcid = places_shared_pdcid;
    wire  [15:0] dpdcid_context = dpdcid_context_later_q;
    wire   [2:0] place_choice = hit_context ? found_place_context : new_pdcid_context[2:0];
    wire   [2:0] place = syn_context ? place_choice : dpdcid_context[2:0];
    wire         sweeping = sweeps;
    wire  [31:0] start_compare = start_compare_later_q;
    wire         is_naming_compare = is_naming_compare_later_q;
    wire         is_opener_compare = is_opener_compare_later_q;
    wire         same_generation = contexts_word_generation == dpdcid_compare[15:3];
    wire         is_alive = contexts_word_generation != ends_word;
    wire         same_identity_match = contexts_word_identity_source == identity_compare_source;
    wire         same_identity_term = same_identity_match && contexts_word_identity_local == identity_compare_local;
    wire         same_identity = same_identity_term && contexts_word_identity_spdcid == identity_compare_spdcid;
    wire         same_start_term = contexts_word_start == start_compare || !(syn_compare && is_naming_compare);
    wire         same_start = same_start_term || opened_compare;
    wire         same_mode = contexts_word_rod == is_rod_compare || !is_opener_compare || opened_compare;
    wire         failed = contexts_word_generation == fails_word && !opened_compare;
    wire         return_busy = busies_word && !opened_compare;
    wire         kept_rod = opened_compare ? is_rod_compare : contexts_word_rod;
    wire  [31:0] kept_start = opened_compare ? new_start_compare : contexts_word_start;
    wire  [12:0] kept_generation = opened_compare ? new_pdcid_compare[15:3] : contexts_word_generation;
    wire         pends_out = pends_out_later_q;
    wire         has_room_out = has_room_out_later_q;
    wire   [2:0] found_belonging_choice = opened_out ? 3'd1 : !hit_out ? 3'd2 : 3'd0;
    wire         found_belonging_term = !(same_generation_out && is_alive_out);
    wire   [2:0] found_belonging_choice_2 = found_belonging_term ? 3'd3 : !same_identity_out ? 3'd4 : 3'd0;
    wire  [15:0] ends_pdc_choice = sweeps ? fail_mark_pdcid_word : gone_out_pdcid;

    ending_n8_w128 ending (
        .clk                                 (clk),
        .rst                                 (rst),
        .first                               (valid && packet_syn && is_first && !lacks),
        .identity_source                     (identity_source),
        .identity_local                      (identity_local),
        .identity_spdcid                     (identity_spdcid),
        .rod                                 (packet_rod),
        .start                               (start_floor),
        .slot_free                           (!is_syn),
        .opened_write_enable                 (opened_write_enable),
        .opened_write_pdc                    (opened_write_pdc),
        .opened_write_opened_identity_source (opened_write_opened_identity_source),
        .opened_write_opened_identity_local  (opened_write_opened_identity_local),
        .opened_write_opened_identity_spdcid (opened_write_opened_identity_spdcid),
        .opened_write_opened_rod             (opened_write_opened_rod),
        .opened_write_opened_start           (opened_write_opened_start),
        .opened_write_opened_generation      (opened_write_opened_generation),
        .state_write_enable                  (state_write_enable),
        .state_write_pdcid                   (state_write_pdcid),
        .state_write_pending                 (state_write_pending),
        .state_write_ends                    (state_write_ends),
        .next_write_enable                   (next_write_enable),
        .next_write_pdc                      (next_write_pdc),
        .next_write_next                     (next_write_next),
        .next_write_announced                (next_write_announced),
        .fail_valid                          (fail_mark_valid),
        .fail_pdcid                          (fail_mark_pdcid),
        .marking                             (fail_out_valid),
        .removes                             (ending_removes),
        .removed_source                      (ending_removed_source),
        .removed_local                       (ending_removed_local),
        .removed_spdcid                      (ending_removed_spdcid),
        .cleans                              (ending_cleans),
        .place                               (ending_place),
        .ended_valid                         (ending_ended_valid),
        .ended_done                          (ending_ended_done),
        .ended_pdcid                         (ending_ended_pdcid),
        .ended_source                        (ending_ended_source),
        .ended_local                         (ending_ended_local),
        .ended_spdcid                        (ending_ended_spdcid),
        .ended_next_start_psn                (ending_ended_next_start_psn),
        .freed_valid                         (ending_freed_valid),
        .freed_pdcid                         (ending_freed_pdcid),
        .end_payload_pdcid                   (end_payload_pdcid),
        .end_payload_pending                 (end_payload_pending),
        .end_valid                           (end_valid && !clearing),
        .end_ready                           (ending_end_ready)
    );

    place_pool_n8_r0 places (
        .clk             (clk),
        .rst             (rst),
        .take_shared     (take_shared),
        .take_reserved   (take_reserved),
        .freed_valid     (ending_freed_valid),
        .freed_pdcid     (ending_freed_pdcid),
        .forgotten       (forgotten),
        .now             (now),
        .quarantine_time (quarantine_time),
        .ready           (places_ready),
        .shared_valid    (places_shared_valid),
        .shared_pdcid    (places_shared_pdcid),
        .reserved_valid  (places_reserved_valid),
        .reserved_pdcid  (places_reserved_pdcid),
        .released_valid  (places_released_valid),
        .released_pdcid  (places_released_pdcid)
    );

    hash_table_k148_v3_s4_w4_l2_offers initiators (
        .clk         (clk),
        .rst         (rst),
        .op          (ending_removes ? 2'd2 : opens ? 2'd3 : 2'd0),
        .key_source  (ending_removes ? ending_removed_source : identity_table_source),
        .key_local   (ending_removes ? ending_removed_local : identity_table_local),
        .key_spdcid  (ending_removes ? ending_removed_spdcid : identity_table_spdcid),
        .enable      (is_syn || ending_removes),
        .offer_valid (places_shared_valid),
        .offer_value (places_shared_pdcid[2:0]),
        .ready       (initiators_ready),
        .valid       (initiators_valid),
        .hit         (initiators_hit),
        .full        (initiators_full),
        .inserted    (initiators_inserted),
        .found       (initiators_found)
    );

    context_copy_w13_n8 fails (
        .clk    (clk),
        .enable (fail_mark_valid),
        .pdc    (fail_mark_pdcid[2:0]),
        .data   (fail_mark_pdcid[15:3]),
        .read   (place),
        .word   (fails_word)
    );

    context_copy_w13_n8 ends (
        .clk    (clk),
        .enable (gone_out_valid || sweeps),
        .pdc    (ends_pdc_choice[2:0]),
        .data   (ends_pdc_choice[15:3]),
        .read   (place),
        .word   (ends_word)
    );

    context_copy_w1_n8 busies (
        .clk    (clk),
        .enable (busy_out_enable),
        .pdc    (busy_out_pdc),
        .data   (busy_out_flag),
        .read   (place),
        .word   (busies_word)
    );

    forwarding_ram_w194_d8_l2 contexts (
        .clk                  (clk),
        .rst                  (rst),
        .addr                 (sweeps ? swept[2:0] : place),
        .enable               (valid_context || sweeps),
        .next_identity_source (identity_compare_source),
        .next_identity_local  (identity_compare_local),
        .next_identity_spdcid (identity_compare_spdcid),
        .next_rod             (is_rod_compare),
        .next_start           (new_start_compare),
        .next_generation      (new_pdcid_compare[15:3] & {13{!sweeping_compare}}),
        .write                (opened_compare || sweeping_compare),
        .word_identity_source (contexts_word_identity_source),
        .word_identity_local  (contexts_word_identity_local),
        .word_identity_spdcid (contexts_word_identity_spdcid),
        .word_rod             (contexts_word_rod),
        .word_start           (contexts_word_start),
        .word_generation      (contexts_word_generation),
        .at                   (contexts_at),
        .valid                (contexts_valid)
    );

    delay_w148_c5 identity_compare_later (
        .clk      (clk),
        .d_source (identity_table_source),
        .d_local  (identity_table_local),
        .d_spdcid (identity_table_spdcid),
        .q_source (identity_compare_later_q_source),
        .q_local  (identity_compare_later_q_local),
        .q_spdcid (identity_compare_later_q_spdcid)
    );

    delay_w16_c5 dpdcid_context_later (
        .clk (clk),
        .d   (dpdcid),
        .q   (dpdcid_context_later_q)
    );

    delay_w1_c7 is_rod_compare_later (
        .clk (clk),
        .d   (is_rod),
        .q   (is_rod_compare_later_q)
    );

    delay_w32_c5 start_compare_later (
        .clk (clk),
        .d   (start_table),
        .q   (start_compare_later_q)
    );

    delay_w1_c7 is_opener_compare_later (
        .clk (clk),
        .d   (is_opener),
        .q   (is_opener_compare_later_q)
    );

    delay_w1_c7 is_naming_compare_later (
        .clk (clk),
        .d   (is_naming),
        .q   (is_naming_compare_later_q)
    );

    delay_w1_c6 pends_out_later (
        .clk (clk),
        .d   (pends_table),
        .q   (pends_out_later_q)
    );

    delay_w32_c5 new_start_compare_later (
        .clk (clk),
        .d   (new_start),
        .q   (new_start_compare_later_q)
    );

    delay_w1_c4 has_room_out_later (
        .clk (clk),
        .d   (has_room),
        .q   (has_room_out_later_q)
    );

    delay_w17_c5 fail_out_later (
        .clk     (clk),
        .d_valid (fail_valid),
        .d_pdcid (fail_pdcid),
        .q_valid (fail_out_later_q_valid),
        .q_pdcid (fail_out_later_q_pdcid)
    );

    delay_w5_c5 busy_out_later (
        .clk      (clk),
        .d_enable (busy_write_enable),
        .d_pdc    (busy_write_pdc),
        .d_flag   (busy_write_flag),
        .q_enable (busy_out_later_q_enable),
        .q_pdc    (busy_out_later_q_pdc),
        .q_flag   (busy_out_later_q_flag)
    );

    always @(posedge clk) begin
        if (rst) begin
            swept <= 6'd0;
            clearing <= 1'b1;
            valid_floor <= 1'b0;
            valid_table <= 1'b0;
            valid_lookup <= 1'b0;
            valid_answer <= 1'b0;
            valid_context <= 1'b0;
            valid_reading <= 1'b0;
            valid_compare <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            swept <= swept + 6'd1;
            if (swept == 6'd23) begin
                clearing <= 1'b0;
            end
            valid_floor <= valid;
            valid_table <= valid_floor;
            valid_lookup <= valid_table;
            valid_answer <= valid_lookup;
            valid_context <= valid_answer;
            valid_reading <= valid_context;
            valid_compare <= valid_reading;
            valid_out <= valid_compare;
        end
    end

    always @(posedge clk) begin
        start_floor <= start;
        is_random_floor <= is_random;
        has_floor_floor <= has_floor;
        ruled_start_floor <= ruled_start;
        syn_floor <= syn;
        syn_table <= syn_floor;
        may_open_floor <= may_open;
        may_open_table <= may_open_floor;
        lacks_floor <= lacks;
        lacks_table <= lacks_floor;
        pends_table <= pends;
        ruled_start_table <= ruled_start_floor;
        start_table <= start_floor;
        identity_floor_source <= identity_source;
        identity_floor_local <= identity_local;
        identity_floor_spdcid <= identity_spdcid;
        identity_table_source <= identity_floor_source;
        identity_table_local <= identity_floor_local;
        identity_table_spdcid <= identity_floor_spdcid;
        syn_lookup <= syn_table;
        syn_answer <= syn_lookup;
        syn_context <= syn_answer;
        hit_context <= hit;
        found_place_context <= found_place;
        new_pdcid_context <= new_pdcid;
        gone_drain_1_valid <= ending_removes;
        gone_drain_1_pdcid <= ending_freed_pdcid;
        gone_drain_2_valid <= gone_drain_1_valid;
        gone_drain_2_pdcid <= gone_drain_1_pdcid;
        gone_out_valid <= gone_drain_2_valid;
        gone_out_pdcid <= gone_drain_2_pdcid;
        opened_context <= opened;
        opened_reading <= opened_context;
        opened_compare <= opened_reading;
        dpdcid_reading <= dpdcid_context;
        dpdcid_compare <= dpdcid_reading;
        sweeping_reading <= sweeping;
        sweeping_compare <= sweeping_reading;
        syn_reading <= syn_context;
        syn_compare <= syn_reading;
        new_pdcid_reading <= new_pdcid_context;
        new_pdcid_compare <= new_pdcid_reading;
        place_reading <= place;
        place_compare <= place_reading;
        syn_out <= syn_compare;
        opened_out <= opened_compare;
        hit_reading <= hit_context;
        hit_compare <= hit_reading;
        hit_out <= hit_compare;
        kept_out_rod <= kept_rod;
        kept_out_start <= kept_start;
        kept_out_generation <= kept_generation;
        same_generation_out <= same_generation;
        is_alive_out <= is_alive;
        same_identity_out <= same_identity;
        same_mode_out <= same_mode;
        same_start_out <= same_start;
        failed_out <= failed;
        return_busy_out <= return_busy;
        place_out <= place_compare;
    end

    assign ready = !clearing;
    assign found_valid = valid_out;
    assign found_belonging = syn_out ? found_belonging_choice : found_belonging_choice_2;
    assign found_pends = pends_out;
    assign found_has_room = has_room_out;
    assign found_other_mode = !same_mode_out;
    assign found_other_start = !same_start_out;
    assign found_failed = failed_out;
    assign found_return_busy = return_busy_out;
    assign found_pdcid = {kept_out_generation, place_out};
    assign found_rod = kept_out_rod;
    assign found_start_psn = kept_out_start;
    assign ended_valid = ending_ended_valid;
    assign ended_done = ending_ended_done;
    assign ended_pdcid = ending_ended_pdcid;
    assign ended_source = ending_ended_source;
    assign ended_local = ending_ended_local;
    assign ended_spdcid = ending_ended_spdcid;
    assign ended_next_start_psn = ending_ended_next_start_psn;
    assign released_valid = places_released_valid;
    assign released_pdcid = places_released_pdcid;
    assign end_ready = ending_end_ready && !clearing;

    wire _unused_ok = &{1'b0, packet_ce, packet_retx, packet_ar, packet_clear_offset, packet_opaque, packet_payload, packet_length, packet_size, packet_entropy, packet_message_id, packet_job_id, places_ready, places_reserved_valid, places_reserved_pdcid, initiators_ready, initiators_valid, dpdcid_compare[2:0], new_pdcid_compare[2:0], contexts_at, contexts_valid, pends_difference[30:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) nothing_before_ready: assume (!(clearing && valid));
    always @(posedge clk) if (!rst) swept_in_time: assert (clearing || (initiators_ready && places_ready));
`endif

endmodule

`default_nettype wire
