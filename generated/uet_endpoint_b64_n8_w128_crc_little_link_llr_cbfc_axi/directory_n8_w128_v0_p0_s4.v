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

    localparam [1:0] OP_LOOKUP                       = 2'd0;
    localparam [1:0] OP_REMOVE                       = 2'd2;
    localparam [1:0] OP_FIND_OR_INSERT               = 2'd3;
    localparam [2:0] BELONGING_OURS                  = 3'd0;
    localparam [2:0] BELONGING_OPENED                = 3'd1;
    localparam [2:0] BELONGING_ABSENT                = 3'd2;
    localparam [2:0] BELONGING_UNKNOWN               = 3'd3;
    localparam [2:0] BELONGING_MISMATCH              = 3'd4;
    localparam [3:0] PACKET_KIND_REQUEST             = 4'd0;
    localparam [3:0] PACKET_KIND_NOOP                = 4'd1;
    localparam [3:0] PACKET_KIND_ACK_REQ             = 4'd2;
    localparam [3:0] PACKET_KIND_CLOSE_CMD           = 4'd5;
    localparam [3:0] PACKET_KIND_NEGOTIATION         = 4'd8;
    localparam [1:0] PACKET_TRIMMED_NONE             = 2'd0;
    localparam [1:0] PACKET_TSS_METHOD_EXPECTED_0RTT = 2'd1;
    localparam [1:0] PACKET_TSS_METHOD_RANDOM_1RTT   = 2'd2;

    reg          clearing;
    reg    [5:0] swept;
    reg          sweeps_1;
    reg          sweeps_2;
    reg          valid_1;
    reg          valid_2;
    reg          valid_3;
    reg          valid_4;
    reg          valid_5;
    reg          valid_6;
    reg          valid_7;
    reg          valid_8;
    reg          syn_1;
    reg          syn_2;
    reg          syn_3;
    reg          syn_4;
    reg          syn_5;
    reg          syn_6;
    reg          syn_7;
    reg          syn_8;
    wire [127:0] identity_2_later_q_source;
    wire   [3:0] identity_2_later_q_local;
    wire  [15:0] identity_2_later_q_spdcid;
    wire [127:0] identity_7_later_q_source;
    wire   [3:0] identity_7_later_q_local;
    wire  [15:0] identity_7_later_q_spdcid;
    wire  [15:0] dpdcid_5_later_q;
    wire  [15:0] dpdcid_7_later_q;
    reg   [31:0] start;
    reg          may_open_1;
    reg          may_open_2;
    reg          lacks_1;
    reg          lacks_2;
    reg          is_random_1;
    reg          has_floor_1;
    reg   [31:0] ruled_start_1;
    reg   [31:0] ruled_start_2;
    reg          pends;
    reg          pends_later_1;
    reg          pends_later_2;
    reg          pends_later_3;
    reg          pends_later_4;
    reg          pends_later_5;
    reg          pends_later_6;
    reg   [31:0] start_2;
    wire  [31:0] new_start_later_q;
    wire  [31:0] said_start_later_q;
    reg          is_opener_1;
    reg          is_opener_2;
    reg          is_opener_3;
    reg          is_opener_4;
    reg          is_opener_5;
    reg          is_opener_6;
    reg          is_opener_7;
    reg          is_naming_1;
    reg          is_naming_2;
    reg          is_naming_3;
    reg          is_naming_4;
    reg          is_naming_5;
    reg          is_naming_6;
    reg          is_naming_7;
    reg          is_rod_1;
    reg          is_rod_2;
    reg          is_rod_3;
    reg          is_rod_4;
    reg          is_rod_5;
    reg          is_rod_6;
    reg          is_rod_7;
    reg          fail_1_valid;
    reg   [15:0] fail_1_pdcid;
    reg          fail_2_valid;
    reg   [15:0] fail_2_pdcid;
    reg          fail_3_valid;
    reg   [15:0] fail_3_pdcid;
    reg          fail_4_valid;
    reg   [15:0] fail_4_pdcid;
    reg          fail_5_valid;
    reg   [15:0] fail_5_pdcid;
    reg          busy_1_enable;
    reg    [2:0] busy_1_pdc;
    reg          busy_1_flag;
    reg          busy_2_enable;
    reg    [2:0] busy_2_pdc;
    reg          busy_2_flag;
    reg          busy_3_enable;
    reg    [2:0] busy_3_pdc;
    reg          busy_3_flag;
    reg          busy_4_enable;
    reg    [2:0] busy_4_pdc;
    reg          busy_4_flag;
    reg          busy_5_enable;
    reg    [2:0] busy_5_pdc;
    reg          busy_5_flag;
    reg          gone_1_valid;
    reg   [15:0] gone_1_pdcid;
    reg          gone_2_valid;
    reg   [15:0] gone_2_pdcid;
    reg          gone_3_valid;
    reg   [15:0] gone_3_pdcid;
    wire  [12:0] ends_word;
    wire  [12:0] fails_word;
    wire         busies_word;
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
    reg    [1:0] op;
    wire         initiators_ready;
    wire         initiators_valid;
    wire         initiators_hit;
    wire         initiators_full;
    wire         initiators_inserted;
    wire   [2:0] initiators_found;
    wire         places_ready;
    wire         places_shared_valid;
    wire  [15:0] places_shared_pdcid;
    wire         places_reserved_valid;
    wire  [15:0] places_reserved_pdcid;
    wire         places_released_valid;
    wire  [15:0] places_released_pdcid;
    reg          hit_1;
    reg          hit_2;
    reg          hit_3;
    reg          hit_4;
    reg          opened_new_1;
    reg          opened_new_2;
    reg          opened_new_3;
    reg          opened_new_4;
    reg          has_room_1;
    reg          has_room_2;
    reg          has_room_3;
    reg          has_room_4;
    reg    [2:0] found_place;
    reg   [15:0] new_pdcid_1;
    reg   [15:0] new_pdcid_2;
    reg   [15:0] new_pdcid_3;
    reg    [2:0] place_later_1;
    reg    [2:0] place_later_2;
    reg    [2:0] place_later_3;
    reg          same_generation;
    reg          is_alive;
    reg          same_identity;
    reg          same_start;
    reg          same_mode;
    reg          failed;
    reg          return_busy_now;
    reg          kept_rod;
    reg   [31:0] kept_start;
    reg   [12:0] kept_generation;
    wire [127:0] contexts_word_identity_source;
    wire   [3:0] contexts_word_identity_local;
    wire  [15:0] contexts_word_identity_spdcid;
    wire         contexts_word_rod;
    wire  [31:0] contexts_word_start;
    wire  [12:0] contexts_word_generation;
    wire   [2:0] contexts_at;
    wire         contexts_valid;
    reg    [2:0] belonging;

    wire         is_first_term = packet_kind == PACKET_KIND_REQUEST || packet_kind == PACKET_KIND_NOOP || packet_kind == PACKET_KIND_NEGOTIATION;
    wire         packet_dpdcid_11_0_any = |packet_dpdcid[11:0];
    wire         is_first_term_2 = !((packet_rod && packet_dpdcid_11_0_any) || (|packet_dpdcid[11:7]));
    wire         is_first = is_first_term && packet_trimmed == PACKET_TRIMMED_NONE && is_first_term_2;
    wire         lacks_now_term = packet_resources_pkt_buffer && packet_resources_gtd_del && packet_resources_ses_msg;
    wire         lacks_now_term_2 = packet_kind == PACKET_KIND_REQUEST && !(lacks_now_term && packet_resources_other);
    wire         lacks_now_term_3 = packet_kind == PACKET_KIND_REQUEST && packet_resources_gtd_last && packet_dpdcid_11_0_any;
    wire         lacks_now = lacks_now_term_2 || lacks_now_term_3;
    wire         opens = syn_2 && may_open_2 && (pends || !lacks_2);
    wire         cleans = ending_cleans;
    wire   [2:0] cleaned = ending_place;
    wire         removed_valid = ending_removes;
    wire  [15:0] removed_pdcid = ending_freed_pdcid;
    wire   [2:0] place = syn_5 ? (hit_1 ? found_place : new_pdcid_1[2:0]) : dpdcid_5_later_q[2:0];
    wire         wipes_term = clearing && !(|swept[5:3]);
    wire         wipes = cleans || wipes_term;
    wire         is_syn = valid_2 && syn_2;
    wire         opened_write_enable = opened_new_3;
    wire   [2:0] opened_write_pdc = place_later_2;
    wire [127:0] opened_write_opened_identity_source = identity_7_later_q_source;
    wire   [3:0] opened_write_opened_identity_local = identity_7_later_q_local;
    wire  [15:0] opened_write_opened_identity_spdcid = identity_7_later_q_spdcid;
    wire         opened_write_opened_rod = is_rod_7;
    wire  [31:0] opened_write_opened_start = new_start_later_q;
    wire  [12:0] opened_write_opened_generation = new_pdcid_3[15:3];
    wire         offer_valid = places_shared_valid;
    wire  [15:0] offer_pdcid = places_shared_pdcid;
    wire         takes = initiators_inserted;
    wire [127:0] contexts_now_identity_source = contexts_word_identity_source;
    wire   [3:0] contexts_now_identity_local = contexts_word_identity_local;
    wire  [15:0] contexts_now_identity_spdcid = contexts_word_identity_spdcid;
    wire         contexts_now_rod = contexts_word_rod;
    wire  [31:0] contexts_now_start = contexts_word_start;
    wire  [12:0] contexts_now_generation = contexts_word_generation;
    wire  [15:0] ends_pdc_word = {13'd0, wipes_term ? swept[2:0] : cleaned};
    wire  [15:0] ends_pdc_choice = wipes_term ? ends_pdc_word : gone_3_pdcid;
    wire         fail_5_valid_or_wipes = fail_5_valid || wipes;
    wire  [15:0] fails_pdc_choice = wipes ? ends_pdc_word : fail_5_pdcid;
    wire  [31:0] start_minus_ruled_start_1 = start - ruled_start_1;
    wire         same_identity_match = contexts_now_identity_source == identity_7_later_q_source;
    wire         same_identity_term = same_identity_match && contexts_now_identity_local == identity_7_later_q_local;
    wire         same_start_term = contexts_now_start == said_start_later_q || !(syn_7 && is_naming_7);

    delay_w148_c2 identity_2_later (
        .clk      (clk),
        .d_source (packet_source),
        .d_local  (packet_local),
        .d_spdcid (packet_spdcid),
        .q_source (identity_2_later_q_source),
        .q_local  (identity_2_later_q_local),
        .q_spdcid (identity_2_later_q_spdcid)
    );

    delay_w148_c5 identity_7_later (
        .clk      (clk),
        .d_source (identity_2_later_q_source),
        .d_local  (identity_2_later_q_local),
        .d_spdcid (identity_2_later_q_spdcid),
        .q_source (identity_7_later_q_source),
        .q_local  (identity_7_later_q_local),
        .q_spdcid (identity_7_later_q_spdcid)
    );

    delay_w16_c5 dpdcid_5_later (
        .clk (clk),
        .d   (packet_dpdcid),
        .q   (dpdcid_5_later_q)
    );

    delay_w16_c2 dpdcid_7_later (
        .clk (clk),
        .d   (dpdcid_5_later_q),
        .q   (dpdcid_7_later_q)
    );

    delay_w32_c5 new_start_later (
        .clk (clk),
        .d   (pends ? ruled_start_2 : start_2),
        .q   (new_start_later_q)
    );

    delay_w32_c5 said_start_later (
        .clk (clk),
        .d   (start_2),
        .q   (said_start_later_q)
    );

    context_copy_w13_n8 ends (
        .clk    (clk),
        .enable (gone_3_valid || wipes_term),
        .pdc    (ends_pdc_choice[2:0]),
        .data   (ends_pdc_choice[15:3]),
        .read   (place),
        .word   (ends_word)
    );

    context_copy_w13_n8 fails (
        .clk    (clk),
        .enable (fail_5_valid_or_wipes),
        .pdc    (fails_pdc_choice[2:0]),
        .data   (fails_pdc_choice[15:3]),
        .read   (place),
        .word   (fails_word)
    );

    context_copy_w1_n8 busies (
        .clk    (clk),
        .enable (busy_5_enable),
        .pdc    (busy_5_pdc),
        .data   (busy_5_flag),
        .read   (place),
        .word   (busies_word)
    );

    ending_n8_w128 ending (
        .clk                                 (clk),
        .rst                                 (rst),
        .first                               (valid && packet_syn && is_first && !lacks_now),
        .identity_source                     (packet_source),
        .identity_local                      (packet_local),
        .identity_spdcid                     (packet_spdcid),
        .rod                                 (packet_rod),
        .start                               (start),
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
        .fail_valid                          (fail_5_valid_or_wipes),
        .fail_pdcid                          (fails_pdc_choice),
        .marking                             (fail_5_valid),
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

    hash_table_k148_v3_s4_w4_l2_offers initiators (
        .clk         (clk),
        .rst         (rst),
        .op          (op),
        .key_source  (ending_removes ? ending_removed_source : identity_2_later_q_source),
        .key_local   (ending_removes ? ending_removed_local : identity_2_later_q_local),
        .key_spdcid  (ending_removes ? ending_removed_spdcid : identity_2_later_q_spdcid),
        .enable      (is_syn || ending_removes),
        .offer_valid (offer_valid),
        .offer_value (offer_pdcid[2:0]),
        .ready       (initiators_ready),
        .valid       (initiators_valid),
        .hit         (initiators_hit),
        .full        (initiators_full),
        .inserted    (initiators_inserted),
        .found       (initiators_found)
    );

    place_pool_n8_r0 places (
        .clk             (clk),
        .rst             (rst),
        .take_shared     (takes),
        .take_reserved   (1'b0),
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

    forwarding_ram_w194_d8_l2 contexts (
        .clk                  (clk),
        .rst                  (rst),
        .addr                 (wipes_term ? swept[2:0] : place),
        .enable               (valid_5 || wipes_term),
        .next_identity_source (identity_7_later_q_source),
        .next_identity_local  (identity_7_later_q_local),
        .next_identity_spdcid (identity_7_later_q_spdcid),
        .next_rod             (is_rod_7),
        .next_start           (new_start_later_q),
        .next_generation      (sweeps_2 ? 13'd0 : new_pdcid_3[15:3]),
        .write                (opened_new_3 || sweeps_2),
        .word_identity_source (contexts_word_identity_source),
        .word_identity_local  (contexts_word_identity_local),
        .word_identity_spdcid (contexts_word_identity_spdcid),
        .word_rod             (contexts_word_rod),
        .word_start           (contexts_word_start),
        .word_generation      (contexts_word_generation),
        .at                   (contexts_at),
        .valid                (contexts_valid)
    );

    always @* begin
        op = OP_LOOKUP;
        if (ending_removes) begin
            op = OP_REMOVE;
        end else if (opens) begin
            op = OP_FIND_OR_INSERT;
        end
    end

    always @* begin
        belonging = BELONGING_OURS;
        if (syn_8) begin
            if (opened_new_4) begin
                belonging = BELONGING_OPENED;
            end else if (!hit_4) begin
                belonging = BELONGING_ABSENT;
            end
        end else if (!(same_generation && is_alive)) begin
            belonging = BELONGING_UNKNOWN;
        end else if (!same_identity) begin
            belonging = BELONGING_MISMATCH;
        end
    end

    always @(posedge clk) begin
        if (rst) begin
            clearing <= 1'b1;
            swept <= 6'd0;
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            valid_4 <= 1'b0;
            valid_5 <= 1'b0;
            valid_6 <= 1'b0;
            valid_7 <= 1'b0;
            valid_8 <= 1'b0;
        end else begin
            swept <= swept + 6'd1;
            if (swept == 6'd23) begin
                clearing <= 1'b0;
            end
            valid_1 <= valid;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            valid_4 <= valid_3;
            valid_5 <= valid_4;
            valid_6 <= valid_5;
            valid_7 <= valid_6;
            valid_8 <= valid_7;
        end
    end

    always @(posedge clk) begin
        sweeps_1 <= wipes_term;
        sweeps_2 <= sweeps_1;
        syn_1 <= packet_syn;
        syn_2 <= syn_1;
        syn_3 <= syn_2;
        syn_4 <= syn_3;
        syn_5 <= syn_4;
        syn_6 <= syn_5;
        syn_7 <= syn_6;
        syn_8 <= syn_7;
        start <= packet_psn - {20'd0, packet_dpdcid[11:0]};
        may_open_1 <= is_first && packet_resources_ccc && packet_resources_bitmap;
        may_open_2 <= may_open_1;
        lacks_1 <= lacks_now;
        lacks_2 <= lacks_1;
        is_random_1 <= packet_tss_method == PACKET_TSS_METHOD_RANDOM_1RTT;
        has_floor_1 <= packet_tss_method == PACKET_TSS_METHOD_EXPECTED_0RTT;
        ruled_start_1 <= packet_tss_start_psn;
        ruled_start_2 <= ruled_start_1;
        pends <= is_random_1 || (has_floor_1 && start_minus_ruled_start_1[31]);
        pends_later_1 <= pends;
        pends_later_2 <= pends_later_1;
        pends_later_3 <= pends_later_2;
        pends_later_4 <= pends_later_3;
        pends_later_5 <= pends_later_4;
        pends_later_6 <= pends_later_5;
        start_2 <= start;
        is_opener_1 <= is_first_term;
        is_opener_2 <= is_opener_1;
        is_opener_3 <= is_opener_2;
        is_opener_4 <= is_opener_3;
        is_opener_5 <= is_opener_4;
        is_opener_6 <= is_opener_5;
        is_opener_7 <= is_opener_6;
        is_naming_1 <= is_first_term || packet_kind == PACKET_KIND_CLOSE_CMD || packet_kind == PACKET_KIND_ACK_REQ;
        is_naming_2 <= is_naming_1;
        is_naming_3 <= is_naming_2;
        is_naming_4 <= is_naming_3;
        is_naming_5 <= is_naming_4;
        is_naming_6 <= is_naming_5;
        is_naming_7 <= is_naming_6;
        is_rod_1 <= packet_rod;
        is_rod_2 <= is_rod_1;
        is_rod_3 <= is_rod_2;
        is_rod_4 <= is_rod_3;
        is_rod_5 <= is_rod_4;
        is_rod_6 <= is_rod_5;
        is_rod_7 <= is_rod_6;
        fail_1_valid <= fail_valid;
        fail_1_pdcid <= fail_pdcid;
        fail_2_valid <= fail_1_valid;
        fail_2_pdcid <= fail_1_pdcid;
        fail_3_valid <= fail_2_valid;
        fail_3_pdcid <= fail_2_pdcid;
        fail_4_valid <= fail_3_valid;
        fail_4_pdcid <= fail_3_pdcid;
        fail_5_valid <= fail_4_valid;
        fail_5_pdcid <= fail_4_pdcid;
        busy_1_enable <= busy_write_enable;
        busy_1_pdc <= busy_write_pdc;
        busy_1_flag <= busy_write_flag;
        busy_2_enable <= busy_1_enable;
        busy_2_pdc <= busy_1_pdc;
        busy_2_flag <= busy_1_flag;
        busy_3_enable <= busy_2_enable;
        busy_3_pdc <= busy_2_pdc;
        busy_3_flag <= busy_2_flag;
        busy_4_enable <= busy_3_enable;
        busy_4_pdc <= busy_3_pdc;
        busy_4_flag <= busy_3_flag;
        busy_5_enable <= busy_4_enable;
        busy_5_pdc <= busy_4_pdc;
        busy_5_flag <= busy_4_flag;
        gone_1_valid <= removed_valid;
        gone_1_pdcid <= removed_pdcid;
        gone_2_valid <= gone_1_valid;
        gone_2_pdcid <= gone_1_pdcid;
        gone_3_valid <= gone_2_valid;
        gone_3_pdcid <= gone_2_pdcid;
        hit_1 <= initiators_hit;
        hit_2 <= hit_1;
        hit_3 <= hit_2;
        hit_4 <= hit_3;
        opened_new_1 <= takes;
        opened_new_2 <= opened_new_1;
        opened_new_3 <= opened_new_2;
        opened_new_4 <= opened_new_3;
        has_room_1 <= offer_valid && !initiators_full;
        has_room_2 <= has_room_1;
        has_room_3 <= has_room_2;
        has_room_4 <= has_room_3;
        found_place <= initiators_found;
        new_pdcid_1 <= offer_pdcid;
        new_pdcid_2 <= new_pdcid_1;
        new_pdcid_3 <= new_pdcid_2;
        place_later_1 <= place;
        place_later_2 <= place_later_1;
        place_later_3 <= place_later_2;
        same_generation <= contexts_now_generation == dpdcid_7_later_q[15:3];
        is_alive <= contexts_now_generation != ends_word;
        same_identity <= same_identity_term && contexts_now_identity_spdcid == identity_7_later_q_spdcid;
        same_start <= same_start_term || opened_new_3;
        same_mode <= contexts_now_rod == is_rod_7 || !is_opener_7 || opened_new_3;
        failed <= contexts_now_generation == fails_word && !opened_new_3;
        return_busy_now <= busies_word && !opened_new_3;
        kept_rod <= opened_new_3 ? is_rod_7 : contexts_now_rod;
        kept_start <= opened_new_3 ? new_start_later_q : contexts_now_start;
        kept_generation <= opened_new_3 ? new_pdcid_3[15:3] : contexts_now_generation;
    end

    assign ready = !clearing;
    assign found_valid = valid_8;
    assign found_belonging = belonging;
    assign found_pends = pends_later_6;
    assign found_has_room = has_room_4;
    assign found_other_mode = !same_mode;
    assign found_other_start = !same_start;
    assign found_failed = failed;
    assign found_return_busy = return_busy_now;
    assign found_pdcid = {kept_generation, place_later_3};
    assign found_rod = kept_rod;
    assign found_start_psn = kept_start;
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

    wire _unused_ok = &{1'b0, packet_ce, packet_retx, packet_ar, packet_clear_offset, packet_opaque, packet_payload, packet_length, packet_size, packet_entropy, packet_message_id, packet_job_id, dpdcid_7_later_q[2:0], initiators_ready, initiators_valid, places_ready, places_reserved_valid, places_reserved_pdcid, new_pdcid_3[2:0], contexts_at, contexts_valid, start_minus_ruled_start_1[30:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) nothing_before_ready: assume (!(clearing && valid));
    always @(posedge clk) if (!rst) swept_in_time: assert (clearing || (initiators_ready && places_ready));
`endif

endmodule

`default_nettype wire
