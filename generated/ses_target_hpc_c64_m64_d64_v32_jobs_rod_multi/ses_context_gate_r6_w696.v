// Packets in order, to contexts that a refusal on ROD disables.
`default_nettype none

module ses_context_gate_r6_w696 (
    input  wire        clk,
    input  wire        rst,
    input  wire        given_valid,
    input  wire  [5:0] given_context,
    input  wire  [7:0] given_generation,
    input  wire        send_event_answered,
    input  wire        send_event_disables,
    input  wire        send_event_posted,
    input  wire  [5:0] send_event_context,
    input  wire        tagged_event_answered,
    input  wire        tagged_event_disables,
    input  wire        tagged_event_posted,
    input  wire  [5:0] tagged_event_context,
    output wire        exhausted_valid,
    output wire  [5:0] exhausted_context,
    input  wire        up_payload_step_expired,
    input  wire        up_payload_step_found,
    input  wire        up_payload_step_cut,
    input  wire  [5:0] up_payload_step_first_code,
    input  wire  [7:0] up_payload_step_first_generation,
    input  wire        up_payload_step_first_bound,
    input  wire [31:0] up_payload_step_first_wr_id,
    input  wire [63:0] up_payload_step_first_address,
    input  wire [31:0] up_payload_step_first_claim,
    input  wire        up_payload_step_first_is_cut,
    input  wire        up_payload_step_first_released,
    input  wire        up_payload_step_first_deferred,
    input  wire  [5:0] up_payload_step_first_opcode,
    input  wire [31:0] up_payload_step_first_request_length,
    input  wire [63:0] up_payload_step_first_match_bits,
    input  wire [31:0] up_payload_step_first_initiator,
    input  wire [23:0] up_payload_step_first_job_id,
    input  wire        up_payload_step_first_rendezvous_is,
    input  wire  [4:0] up_payload_step_first_rendezvous_slot,
    input  wire [31:0] up_payload_step_first_rendezvous_eager_length,
    input  wire  [5:0] up_payload_step_header_code,
    input  wire  [5:0] up_payload_step_later_code,
    input  wire  [7:0] up_payload_generation,
    input  wire  [5:0] up_payload_context,
    input  wire        up_payload_wants_send,
    input  wire        up_payload_wants_tagged,
    input  wire        up_payload_is_write,
    input  wire        up_payload_is_read,
    input  wire        up_payload_is_no_op,
    input  wire        up_payload_is_atomic,
    input  wire [63:0] up_payload_region_address,
    input  wire  [5:0] up_payload_slot,
    input  wire        up_payload_keeps,
    input  wire        up_payload_completes,
    input  wire        up_payload_has_header_data,
    input  wire        up_payload_dc,
    input  wire [63:0] up_payload_header_data,
    input  wire [13:0] up_payload_payload_length,
    input  wire [31:0] up_payload_message_offset,
    input  wire [15:0] up_payload_message_peer,
    input  wire [15:0] up_payload_message_pdc,
    input  wire [15:0] up_payload_message_message_id,
    input  wire        up_payload_tracked,
    input  wire        up_payload_deferral_defers,
    input  wire        up_payload_deferral_restarts,
    input  wire        up_payload_deferral_rel,
    input  wire [31:0] up_payload_deferral_tokens_initiator,
    input  wire [31:0] up_payload_deferral_tokens_target,
    input  wire        up_payload_rendezvous_is,
    input  wire        up_payload_rendezvous_keeps,
    input  wire  [4:0] up_payload_rendezvous_slot,
    input  wire        up_payload_guard_counts,
    input  wire        up_payload_guard_compares,
    input  wire  [7:0] up_payload_guard_generation,
    input  wire        up_payload_guard_tagged,
    input  wire        up_payload_guard_risks,
    input  wire        up_valid,
    output wire        up_ready,
    output wire        down_payload_step_expired,
    output wire        down_payload_step_found,
    output wire        down_payload_step_cut,
    output wire  [5:0] down_payload_step_first_code,
    output wire  [7:0] down_payload_step_first_generation,
    output wire        down_payload_step_first_bound,
    output wire [31:0] down_payload_step_first_wr_id,
    output wire [63:0] down_payload_step_first_address,
    output wire [31:0] down_payload_step_first_claim,
    output wire        down_payload_step_first_is_cut,
    output wire        down_payload_step_first_released,
    output wire        down_payload_step_first_deferred,
    output wire  [5:0] down_payload_step_first_opcode,
    output wire [31:0] down_payload_step_first_request_length,
    output wire [63:0] down_payload_step_first_match_bits,
    output wire [31:0] down_payload_step_first_initiator,
    output wire [23:0] down_payload_step_first_job_id,
    output wire        down_payload_step_first_rendezvous_is,
    output wire  [4:0] down_payload_step_first_rendezvous_slot,
    output wire [31:0] down_payload_step_first_rendezvous_eager_length,
    output wire  [5:0] down_payload_step_header_code,
    output wire  [5:0] down_payload_step_later_code,
    output wire  [7:0] down_payload_generation,
    output wire  [5:0] down_payload_context,
    output wire        down_payload_wants_send,
    output wire        down_payload_wants_tagged,
    output wire        down_payload_is_write,
    output wire        down_payload_is_read,
    output wire        down_payload_is_no_op,
    output wire        down_payload_is_atomic,
    output wire [63:0] down_payload_region_address,
    output wire  [5:0] down_payload_slot,
    output wire        down_payload_keeps,
    output wire        down_payload_completes,
    output wire        down_payload_has_header_data,
    output wire        down_payload_dc,
    output wire [63:0] down_payload_header_data,
    output wire [13:0] down_payload_payload_length,
    output wire [31:0] down_payload_message_offset,
    output wire [15:0] down_payload_message_peer,
    output wire [15:0] down_payload_message_pdc,
    output wire [15:0] down_payload_message_message_id,
    output wire        down_payload_tracked,
    output wire        down_payload_deferral_defers,
    output wire        down_payload_deferral_restarts,
    output wire        down_payload_deferral_rel,
    output wire [31:0] down_payload_deferral_tokens_initiator,
    output wire [31:0] down_payload_deferral_tokens_target,
    output wire        down_payload_rendezvous_is,
    output wire        down_payload_rendezvous_keeps,
    output wire  [4:0] down_payload_rendezvous_slot,
    output wire        down_payload_guard_counts,
    output wire        down_payload_guard_compares,
    output wire  [7:0] down_payload_guard_generation,
    output wire        down_payload_guard_tagged,
    output wire        down_payload_guard_risks,
    output wire        down_valid,
    input  wire        down_ready
);

    reg  [63:0] changed;
    reg         send_told_answered;
    reg         send_told_disables;
    reg         send_told_posted;
    reg   [5:0] send_told_context;
    reg         tagged_told_answered;
    reg         tagged_told_disables;
    reg         tagged_told_posted;
    reg   [5:0] tagged_told_context;
    reg         waits_for_answer;
    reg         looked_step_expired;
    reg         looked_step_found;
    reg         looked_step_cut;
    reg   [5:0] looked_step_first_code;
    reg   [7:0] looked_step_first_generation;
    reg         looked_step_first_bound;
    reg  [31:0] looked_step_first_wr_id;
    reg  [63:0] looked_step_first_address;
    reg  [31:0] looked_step_first_claim;
    reg         looked_step_first_is_cut;
    reg         looked_step_first_released;
    reg         looked_step_first_deferred;
    reg   [5:0] looked_step_first_opcode;
    reg  [31:0] looked_step_first_request_length;
    reg  [63:0] looked_step_first_match_bits;
    reg  [31:0] looked_step_first_initiator;
    reg  [23:0] looked_step_first_job_id;
    reg         looked_step_first_rendezvous_is;
    reg   [4:0] looked_step_first_rendezvous_slot;
    reg  [31:0] looked_step_first_rendezvous_eager_length;
    reg   [5:0] looked_step_header_code;
    reg   [5:0] looked_step_later_code;
    reg   [7:0] looked_generation;
    reg   [5:0] looked_context;
    reg         looked_wants_send;
    reg         looked_wants_tagged;
    reg         looked_is_write;
    reg         looked_is_read;
    reg         looked_is_no_op;
    reg         looked_is_atomic;
    reg  [63:0] looked_region_address;
    reg   [5:0] looked_slot;
    reg         looked_keeps;
    reg         looked_completes;
    reg         looked_has_header_data;
    reg         looked_dc;
    reg  [63:0] looked_header_data;
    reg  [13:0] looked_payload_length;
    reg  [31:0] looked_message_offset;
    reg  [15:0] looked_message_peer;
    reg  [15:0] looked_message_pdc;
    reg  [15:0] looked_message_message_id;
    reg         looked_tracked;
    reg         looked_deferral_defers;
    reg         looked_deferral_restarts;
    reg         looked_deferral_rel;
    reg  [31:0] looked_deferral_tokens_initiator;
    reg  [31:0] looked_deferral_tokens_target;
    reg         looked_rendezvous_is;
    reg         looked_rendezvous_keeps;
    reg   [4:0] looked_rendezvous_slot;
    reg         looked_guard_counts;
    reg         looked_guard_compares;
    reg   [7:0] looked_guard_generation;
    reg         looked_guard_tagged;
    reg         looked_guard_risks;
    reg         looked_valid;
    reg         state_disabled;
    reg   [7:0] state_count;
    reg   [7:0] generation;
    reg   [7:0] fitting_count;
    wire        gone_up_ready;
    wire        gone_down_payload_step_expired;
    wire        gone_down_payload_step_found;
    wire        gone_down_payload_step_cut;
    wire  [5:0] gone_down_payload_step_first_code;
    wire  [7:0] gone_down_payload_step_first_generation;
    wire        gone_down_payload_step_first_bound;
    wire [31:0] gone_down_payload_step_first_wr_id;
    wire [63:0] gone_down_payload_step_first_address;
    wire [31:0] gone_down_payload_step_first_claim;
    wire        gone_down_payload_step_first_is_cut;
    wire        gone_down_payload_step_first_released;
    wire        gone_down_payload_step_first_deferred;
    wire  [5:0] gone_down_payload_step_first_opcode;
    wire [31:0] gone_down_payload_step_first_request_length;
    wire [63:0] gone_down_payload_step_first_match_bits;
    wire [31:0] gone_down_payload_step_first_initiator;
    wire [23:0] gone_down_payload_step_first_job_id;
    wire        gone_down_payload_step_first_rendezvous_is;
    wire  [4:0] gone_down_payload_step_first_rendezvous_slot;
    wire [31:0] gone_down_payload_step_first_rendezvous_eager_length;
    wire  [5:0] gone_down_payload_step_header_code;
    wire  [5:0] gone_down_payload_step_later_code;
    wire  [7:0] gone_down_payload_generation;
    wire  [5:0] gone_down_payload_context;
    wire        gone_down_payload_wants_send;
    wire        gone_down_payload_wants_tagged;
    wire        gone_down_payload_is_write;
    wire        gone_down_payload_is_read;
    wire        gone_down_payload_is_no_op;
    wire        gone_down_payload_is_atomic;
    wire [63:0] gone_down_payload_region_address;
    wire  [5:0] gone_down_payload_slot;
    wire        gone_down_payload_keeps;
    wire        gone_down_payload_completes;
    wire        gone_down_payload_has_header_data;
    wire        gone_down_payload_dc;
    wire [63:0] gone_down_payload_header_data;
    wire [13:0] gone_down_payload_payload_length;
    wire [31:0] gone_down_payload_message_offset;
    wire [15:0] gone_down_payload_message_peer;
    wire [15:0] gone_down_payload_message_pdc;
    wire [15:0] gone_down_payload_message_message_id;
    wire        gone_down_payload_tracked;
    wire        gone_down_payload_deferral_defers;
    wire        gone_down_payload_deferral_restarts;
    wire        gone_down_payload_deferral_rel;
    wire [31:0] gone_down_payload_deferral_tokens_initiator;
    wire [31:0] gone_down_payload_deferral_tokens_target;
    wire        gone_down_payload_rendezvous_is;
    wire        gone_down_payload_rendezvous_keeps;
    wire  [4:0] gone_down_payload_rendezvous_slot;
    wire        gone_down_payload_guard_counts;
    wire        gone_down_payload_guard_compares;
    wire  [7:0] gone_down_payload_guard_generation;
    wire        gone_down_payload_guard_tagged;
    wire        gone_down_payload_guard_risks;
    wire        gone_down_valid;
    reg   [7:0] generations [0:63];
    reg   [8:0] send_states [0:63];
    reg   [8:0] tagged_states [0:63];

    wire  [8:0] send_states_rdata = send_states[send_told_context];
    wire [63:0] send_enables_shr = changed >> send_told_context;
    wire        send_enables_shr_0 = send_enables_shr[0];
    wire        send_enables = send_told_posted && send_states_rdata[8] && send_enables_shr_0;
    wire        send_changes = send_told_disables || send_enables;
    wire  [8:0] tagged_states_rdata = tagged_states[tagged_told_context];
    wire [63:0] tagged_enables_shr = changed >> tagged_told_context;
    wire        tagged_enables_shr_0 = tagged_enables_shr[0];
    wire        tagged_enables = tagged_told_posted && tagged_states_rdata[8] && tagged_enables_shr_0;
    wire        tagged_changes = tagged_told_disables || tagged_enables;
    wire        answered = send_told_answered || tagged_told_answered;
    wire  [8:0] tagged_states_rdata_1 = tagged_states[up_payload_context];
    wire  [8:0] send_states_rdata_1 = send_states[up_payload_context];
    wire        room = gone_up_ready;
    wire        moves = !looked_valid || room;
    wire        may_risk = looked_guard_risks && (looked_wants_send || looked_wants_tagged);
    wire        holds = up_payload_guard_counts && (waits_for_answer || (looked_valid && may_risk));
    wire        up_is_ready = moves && !holds;
    wire  [7:0] generations_rdata = generations[up_payload_context];
    wire  [7:0] written_generation = generations_rdata;
    wire  [7:0] present = generation + state_count;
    wire        is_other = looked_guard_compares && state_count != fitting_count;
    wire        refuses = looked_guard_counts && (state_disabled || is_other);
    wire        passes = !refuses;
    wire        risks = may_risk && passes;
    wire [63:0] changed_or = changed | ((64'd1 << send_told_context) & {64{send_changes}});
    wire [63:0] changed_or_2 = changed_or | ((64'd1 << tagged_told_context) & {64{tagged_changes}});
    wire [63:0] state_disabled_shr = changed >> up_payload_context;
    wire        state_disabled_shr_0 = state_disabled_shr[0];
    wire        state_disabled_term = tagged_states_rdata_1[8] && state_disabled_shr_0;
    wire        state_disabled_term_2 = send_states_rdata_1[8] && state_disabled_shr_0;
    wire  [7:0] state_count_word = {8{state_disabled_shr_0}};
    wire  [7:0] state_count_and = tagged_states_rdata_1[7:0] & state_count_word;
    wire  [7:0] state_count_and_2 = send_states_rdata_1[7:0] & state_count_word;

    fifo_w696_d4 gone (
        .clk                                             (clk),
        .rst                                             (rst),
        .up_payload_step_expired                         (looked_step_expired),
        .up_payload_step_found                           (looked_step_found),
        .up_payload_step_cut                             (looked_step_cut),
        .up_payload_step_first_code                      (refuses ? (state_disabled ? 6'd4 : 6'd2) : looked_step_first_code),
        .up_payload_step_first_generation                (refuses ? present & {8{!state_disabled}} : looked_step_first_generation),
        .up_payload_step_first_bound                     (looked_step_first_bound),
        .up_payload_step_first_wr_id                     (looked_step_first_wr_id),
        .up_payload_step_first_address                   (looked_step_first_address),
        .up_payload_step_first_claim                     (looked_step_first_claim),
        .up_payload_step_first_is_cut                    (looked_step_first_is_cut),
        .up_payload_step_first_released                  (looked_step_first_released),
        .up_payload_step_first_deferred                  (looked_step_first_deferred),
        .up_payload_step_first_opcode                    (looked_step_first_opcode),
        .up_payload_step_first_request_length            (looked_step_first_request_length),
        .up_payload_step_first_match_bits                (looked_step_first_match_bits),
        .up_payload_step_first_initiator                 (looked_step_first_initiator),
        .up_payload_step_first_job_id                    (looked_step_first_job_id),
        .up_payload_step_first_rendezvous_is             (looked_step_first_rendezvous_is),
        .up_payload_step_first_rendezvous_slot           (looked_step_first_rendezvous_slot),
        .up_payload_step_first_rendezvous_eager_length   (looked_step_first_rendezvous_eager_length),
        .up_payload_step_header_code                     (looked_step_header_code),
        .up_payload_step_later_code                      (looked_step_later_code),
        .up_payload_generation                           (looked_generation),
        .up_payload_context                              (looked_context),
        .up_payload_wants_send                           (looked_wants_send && passes),
        .up_payload_wants_tagged                         (looked_wants_tagged && passes),
        .up_payload_is_write                             (looked_is_write),
        .up_payload_is_read                              (looked_is_read),
        .up_payload_is_no_op                             (looked_is_no_op),
        .up_payload_is_atomic                            (looked_is_atomic && passes),
        .up_payload_region_address                       (looked_region_address),
        .up_payload_slot                                 (looked_slot),
        .up_payload_keeps                                (looked_keeps),
        .up_payload_completes                            (looked_completes),
        .up_payload_has_header_data                      (looked_has_header_data),
        .up_payload_dc                                   (looked_dc),
        .up_payload_header_data                          (looked_header_data),
        .up_payload_payload_length                       (looked_payload_length),
        .up_payload_message_offset                       (looked_message_offset),
        .up_payload_message_peer                         (looked_message_peer),
        .up_payload_message_pdc                          (looked_message_pdc),
        .up_payload_message_message_id                   (looked_message_message_id),
        .up_payload_tracked                              (looked_tracked),
        .up_payload_deferral_defers                      (looked_deferral_defers),
        .up_payload_deferral_restarts                    (looked_deferral_restarts && passes),
        .up_payload_deferral_rel                         (looked_deferral_rel),
        .up_payload_deferral_tokens_initiator            (looked_deferral_tokens_initiator),
        .up_payload_deferral_tokens_target               (looked_deferral_tokens_target),
        .up_payload_rendezvous_is                        (looked_rendezvous_is),
        .up_payload_rendezvous_keeps                     (looked_rendezvous_keeps),
        .up_payload_rendezvous_slot                      (looked_rendezvous_slot),
        .up_payload_guard_counts                         (looked_guard_counts),
        .up_payload_guard_compares                       (looked_guard_compares),
        .up_payload_guard_generation                     (looked_guard_generation),
        .up_payload_guard_tagged                         (looked_guard_tagged),
        .up_payload_guard_risks                          (risks),
        .up_valid                                        (looked_valid),
        .up_ready                                        (gone_up_ready),
        .down_payload_step_expired                       (gone_down_payload_step_expired),
        .down_payload_step_found                         (gone_down_payload_step_found),
        .down_payload_step_cut                           (gone_down_payload_step_cut),
        .down_payload_step_first_code                    (gone_down_payload_step_first_code),
        .down_payload_step_first_generation              (gone_down_payload_step_first_generation),
        .down_payload_step_first_bound                   (gone_down_payload_step_first_bound),
        .down_payload_step_first_wr_id                   (gone_down_payload_step_first_wr_id),
        .down_payload_step_first_address                 (gone_down_payload_step_first_address),
        .down_payload_step_first_claim                   (gone_down_payload_step_first_claim),
        .down_payload_step_first_is_cut                  (gone_down_payload_step_first_is_cut),
        .down_payload_step_first_released                (gone_down_payload_step_first_released),
        .down_payload_step_first_deferred                (gone_down_payload_step_first_deferred),
        .down_payload_step_first_opcode                  (gone_down_payload_step_first_opcode),
        .down_payload_step_first_request_length          (gone_down_payload_step_first_request_length),
        .down_payload_step_first_match_bits              (gone_down_payload_step_first_match_bits),
        .down_payload_step_first_initiator               (gone_down_payload_step_first_initiator),
        .down_payload_step_first_job_id                  (gone_down_payload_step_first_job_id),
        .down_payload_step_first_rendezvous_is           (gone_down_payload_step_first_rendezvous_is),
        .down_payload_step_first_rendezvous_slot         (gone_down_payload_step_first_rendezvous_slot),
        .down_payload_step_first_rendezvous_eager_length (gone_down_payload_step_first_rendezvous_eager_length),
        .down_payload_step_header_code                   (gone_down_payload_step_header_code),
        .down_payload_step_later_code                    (gone_down_payload_step_later_code),
        .down_payload_generation                         (gone_down_payload_generation),
        .down_payload_context                            (gone_down_payload_context),
        .down_payload_wants_send                         (gone_down_payload_wants_send),
        .down_payload_wants_tagged                       (gone_down_payload_wants_tagged),
        .down_payload_is_write                           (gone_down_payload_is_write),
        .down_payload_is_read                            (gone_down_payload_is_read),
        .down_payload_is_no_op                           (gone_down_payload_is_no_op),
        .down_payload_is_atomic                          (gone_down_payload_is_atomic),
        .down_payload_region_address                     (gone_down_payload_region_address),
        .down_payload_slot                               (gone_down_payload_slot),
        .down_payload_keeps                              (gone_down_payload_keeps),
        .down_payload_completes                          (gone_down_payload_completes),
        .down_payload_has_header_data                    (gone_down_payload_has_header_data),
        .down_payload_dc                                 (gone_down_payload_dc),
        .down_payload_header_data                        (gone_down_payload_header_data),
        .down_payload_payload_length                     (gone_down_payload_payload_length),
        .down_payload_message_offset                     (gone_down_payload_message_offset),
        .down_payload_message_peer                       (gone_down_payload_message_peer),
        .down_payload_message_pdc                        (gone_down_payload_message_pdc),
        .down_payload_message_message_id                 (gone_down_payload_message_message_id),
        .down_payload_tracked                            (gone_down_payload_tracked),
        .down_payload_deferral_defers                    (gone_down_payload_deferral_defers),
        .down_payload_deferral_restarts                  (gone_down_payload_deferral_restarts),
        .down_payload_deferral_rel                       (gone_down_payload_deferral_rel),
        .down_payload_deferral_tokens_initiator          (gone_down_payload_deferral_tokens_initiator),
        .down_payload_deferral_tokens_target             (gone_down_payload_deferral_tokens_target),
        .down_payload_rendezvous_is                      (gone_down_payload_rendezvous_is),
        .down_payload_rendezvous_keeps                   (gone_down_payload_rendezvous_keeps),
        .down_payload_rendezvous_slot                    (gone_down_payload_rendezvous_slot),
        .down_payload_guard_counts                       (gone_down_payload_guard_counts),
        .down_payload_guard_compares                     (gone_down_payload_guard_compares),
        .down_payload_guard_generation                   (gone_down_payload_guard_generation),
        .down_payload_guard_tagged                       (gone_down_payload_guard_tagged),
        .down_payload_guard_risks                        (gone_down_payload_guard_risks),
        .down_valid                                      (gone_down_valid),
        .down_ready                                      (down_ready)
    );

    always @(posedge clk) begin
        if (given_valid) generations[given_context] <= given_generation;
    end

    always @(posedge clk) begin
        if (send_changes) send_states[send_told_context] <= {send_told_disables, (send_states_rdata[7:0] & {8{send_enables_shr_0}}) + {7'd0, send_enables}};
    end

    always @(posedge clk) begin
        if (tagged_changes) tagged_states[tagged_told_context] <= {
        tagged_told_disables,
        (tagged_states_rdata[7:0] & {8{tagged_enables_shr_0}}) + {7'd0, tagged_enables}
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            changed <= 64'd0;
            send_told_answered <= 1'b0;
            send_told_disables <= 1'b0;
            send_told_posted <= 1'b0;
            tagged_told_answered <= 1'b0;
            tagged_told_disables <= 1'b0;
            tagged_told_posted <= 1'b0;
            waits_for_answer <= 1'b0;
            looked_valid <= 1'b0;
        end else begin
            send_told_answered <= send_event_answered;
            send_told_disables <= send_event_disables;
            send_told_posted <= send_event_posted;
            tagged_told_answered <= tagged_event_answered;
            tagged_told_disables <= tagged_event_disables;
            tagged_told_posted <= tagged_event_posted;
            changed <= changed_or_2 & ~((64'd1 << given_context) & {64{given_valid}});
            if (moves) begin
                looked_valid <= up_valid && !holds;
            end
            if (answered) begin
                waits_for_answer <= 1'b0;
            end
            if (looked_valid && room && risks) begin
                waits_for_answer <= 1'b1;
            end
        end
    end

    always @(posedge clk) begin
        send_told_context <= send_event_context;
        tagged_told_context <= tagged_event_context;
        if (moves) begin
            looked_step_expired <= up_payload_step_expired;
            looked_step_found <= up_payload_step_found;
            looked_step_cut <= up_payload_step_cut;
            looked_step_first_code <= up_payload_step_first_code;
            looked_step_first_generation <= up_payload_step_first_generation;
            looked_step_first_bound <= up_payload_step_first_bound;
            looked_step_first_wr_id <= up_payload_step_first_wr_id;
            looked_step_first_address <= up_payload_step_first_address;
            looked_step_first_claim <= up_payload_step_first_claim;
            looked_step_first_is_cut <= up_payload_step_first_is_cut;
            looked_step_first_released <= up_payload_step_first_released;
            looked_step_first_deferred <= up_payload_step_first_deferred;
            looked_step_first_opcode <= up_payload_step_first_opcode;
            looked_step_first_request_length <= up_payload_step_first_request_length;
            looked_step_first_match_bits <= up_payload_step_first_match_bits;
            looked_step_first_initiator <= up_payload_step_first_initiator;
            looked_step_first_job_id <= up_payload_step_first_job_id;
            looked_step_first_rendezvous_is <= up_payload_step_first_rendezvous_is;
            looked_step_first_rendezvous_slot <= up_payload_step_first_rendezvous_slot;
            looked_step_first_rendezvous_eager_length <= up_payload_step_first_rendezvous_eager_length;
            looked_step_header_code <= up_payload_step_header_code;
            looked_step_later_code <= up_payload_step_later_code;
            looked_generation <= up_payload_generation;
            looked_context <= up_payload_context;
            looked_wants_send <= up_payload_wants_send;
            looked_wants_tagged <= up_payload_wants_tagged;
            looked_is_write <= up_payload_is_write;
            looked_is_read <= up_payload_is_read;
            looked_is_no_op <= up_payload_is_no_op;
            looked_is_atomic <= up_payload_is_atomic;
            looked_region_address <= up_payload_region_address;
            looked_slot <= up_payload_slot;
            looked_keeps <= up_payload_keeps;
            looked_completes <= up_payload_completes;
            looked_has_header_data <= up_payload_has_header_data;
            looked_dc <= up_payload_dc;
            looked_header_data <= up_payload_header_data;
            looked_payload_length <= up_payload_payload_length;
            looked_message_offset <= up_payload_message_offset;
            looked_message_peer <= up_payload_message_peer;
            looked_message_pdc <= up_payload_message_pdc;
            looked_message_message_id <= up_payload_message_message_id;
            looked_tracked <= up_payload_tracked;
            looked_deferral_defers <= up_payload_deferral_defers;
            looked_deferral_restarts <= up_payload_deferral_restarts;
            looked_deferral_rel <= up_payload_deferral_rel;
            looked_deferral_tokens_initiator <= up_payload_deferral_tokens_initiator;
            looked_deferral_tokens_target <= up_payload_deferral_tokens_target;
            looked_rendezvous_is <= up_payload_rendezvous_is;
            looked_rendezvous_keeps <= up_payload_rendezvous_keeps;
            looked_rendezvous_slot <= up_payload_rendezvous_slot;
            looked_guard_counts <= up_payload_guard_counts;
            looked_guard_compares <= up_payload_guard_compares;
            looked_guard_generation <= up_payload_guard_generation;
            looked_guard_tagged <= up_payload_guard_tagged;
            looked_guard_risks <= up_payload_guard_risks;
            state_disabled <= up_payload_guard_tagged ? state_disabled_term : state_disabled_term_2;
            state_count <= up_payload_guard_tagged ? state_count_and : state_count_and_2;
            generation <= written_generation;
            fitting_count <= up_payload_guard_generation - written_generation;
        end
    end

    assign exhausted_valid = send_told_disables || tagged_told_disables;
    assign exhausted_context = tagged_told_disables ? tagged_told_context : send_told_context;
    assign up_ready = up_is_ready;
    assign down_payload_step_expired = gone_down_payload_step_expired;
    assign down_payload_step_found = gone_down_payload_step_found;
    assign down_payload_step_cut = gone_down_payload_step_cut;
    assign down_payload_step_first_code = gone_down_payload_step_first_code;
    assign down_payload_step_first_generation = gone_down_payload_step_first_generation;
    assign down_payload_step_first_bound = gone_down_payload_step_first_bound;
    assign down_payload_step_first_wr_id = gone_down_payload_step_first_wr_id;
    assign down_payload_step_first_address = gone_down_payload_step_first_address;
    assign down_payload_step_first_claim = gone_down_payload_step_first_claim;
    assign down_payload_step_first_is_cut = gone_down_payload_step_first_is_cut;
    assign down_payload_step_first_released = gone_down_payload_step_first_released;
    assign down_payload_step_first_deferred = gone_down_payload_step_first_deferred;
    assign down_payload_step_first_opcode = gone_down_payload_step_first_opcode;
    assign down_payload_step_first_request_length = gone_down_payload_step_first_request_length;
    assign down_payload_step_first_match_bits = gone_down_payload_step_first_match_bits;
    assign down_payload_step_first_initiator = gone_down_payload_step_first_initiator;
    assign down_payload_step_first_job_id = gone_down_payload_step_first_job_id;
    assign down_payload_step_first_rendezvous_is = gone_down_payload_step_first_rendezvous_is;
    assign down_payload_step_first_rendezvous_slot = gone_down_payload_step_first_rendezvous_slot;
    assign down_payload_step_first_rendezvous_eager_length = gone_down_payload_step_first_rendezvous_eager_length;
    assign down_payload_step_header_code = gone_down_payload_step_header_code;
    assign down_payload_step_later_code = gone_down_payload_step_later_code;
    assign down_payload_generation = gone_down_payload_generation;
    assign down_payload_context = gone_down_payload_context;
    assign down_payload_wants_send = gone_down_payload_wants_send;
    assign down_payload_wants_tagged = gone_down_payload_wants_tagged;
    assign down_payload_is_write = gone_down_payload_is_write;
    assign down_payload_is_read = gone_down_payload_is_read;
    assign down_payload_is_no_op = gone_down_payload_is_no_op;
    assign down_payload_is_atomic = gone_down_payload_is_atomic;
    assign down_payload_region_address = gone_down_payload_region_address;
    assign down_payload_slot = gone_down_payload_slot;
    assign down_payload_keeps = gone_down_payload_keeps;
    assign down_payload_completes = gone_down_payload_completes;
    assign down_payload_has_header_data = gone_down_payload_has_header_data;
    assign down_payload_dc = gone_down_payload_dc;
    assign down_payload_header_data = gone_down_payload_header_data;
    assign down_payload_payload_length = gone_down_payload_payload_length;
    assign down_payload_message_offset = gone_down_payload_message_offset;
    assign down_payload_message_peer = gone_down_payload_message_peer;
    assign down_payload_message_pdc = gone_down_payload_message_pdc;
    assign down_payload_message_message_id = gone_down_payload_message_message_id;
    assign down_payload_tracked = gone_down_payload_tracked;
    assign down_payload_deferral_defers = gone_down_payload_deferral_defers;
    assign down_payload_deferral_restarts = gone_down_payload_deferral_restarts;
    assign down_payload_deferral_rel = gone_down_payload_deferral_rel;
    assign down_payload_deferral_tokens_initiator = gone_down_payload_deferral_tokens_initiator;
    assign down_payload_deferral_tokens_target = gone_down_payload_deferral_tokens_target;
    assign down_payload_rendezvous_is = gone_down_payload_rendezvous_is;
    assign down_payload_rendezvous_keeps = gone_down_payload_rendezvous_keeps;
    assign down_payload_rendezvous_slot = gone_down_payload_rendezvous_slot;
    assign down_payload_guard_counts = gone_down_payload_guard_counts;
    assign down_payload_guard_compares = gone_down_payload_guard_compares;
    assign down_payload_guard_generation = gone_down_payload_guard_generation;
    assign down_payload_guard_tagged = gone_down_payload_guard_tagged;
    assign down_payload_guard_risks = gone_down_payload_guard_risks;
    assign down_valid = gone_down_valid;

    wire _unused_ok = &{1'b0, send_enables_shr[63:1], tagged_enables_shr[63:1], state_disabled_shr[63:1]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) answer_is_of_one_that_waits: assert (!answered || waits_for_answer);
`endif

endmodule

`default_nettype wire
