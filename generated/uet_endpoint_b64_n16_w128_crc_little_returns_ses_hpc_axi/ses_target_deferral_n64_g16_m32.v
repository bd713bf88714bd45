// Deferred sends of a receive half: 64 at a time, from two spaces.
`default_nettype none

module ses_target_deferral_n64_g16_m32 (
    input  wire        clk,
    input  wire        rst,
    input  wire        tick,
    input  wire        reserve_valid,
    input  wire [15:0] reserve_header_peer,
    input  wire        reserve_header_rel,
    input  wire [23:0] reserve_header_job_id,
    input  wire [31:0] reserve_header_token,
    input  wire [31:0] reserve_header_kept,
    input  wire        enters,
    input  wire        turn_valid,
    input  wire        turn_stored,
    input  wire        turn_restarts,
    input  wire        drop_valid,
    input  wire [31:0] drop_token,
    input  wire        found_send_valid,
    input  wire  [5:0] found_send_slot,
    input  wire [31:0] found_send_place_wr_id,
    input  wire [63:0] found_send_place_address,
    input  wire [31:0] found_send_place_length,
    input  wire        found_tagged_valid,
    input  wire  [5:0] found_tagged_slot,
    input  wire [31:0] found_tagged_place_wr_id,
    input  wire [63:0] found_tagged_place_address,
    input  wire [31:0] found_tagged_place_length,
    input  wire        ports_choices_zero_token,
    input  wire        ports_choices_target_upper,
    input  wire        ports_rtr_ready,
    input  wire        ports_returned_ready,
    input  wire        ports_refused_valid,
    input  wire [31:0] ports_refused_token,
    output wire        free_valid,
    output wire  [5:0] free_slot,
    output wire        free_soon,
    output wire [15:0] free_full,
    output wire        room,
    output wire        send_done_valid,
    output wire        send_done_again,
    output wire        tagged_done_valid,
    output wire        tagged_done_again,
    output wire [31:0] now_token,
    output wire        now_is_there,
    output wire        now_hit,
    output wire [31:0] now_place_wr_id,
    output wire [63:0] now_place_address,
    output wire [31:0] now_place_length,
    output wire        told_rtr_valid,
    output wire [15:0] told_rtr_payload_peer,
    output wire        told_rtr_payload_rel,
    output wire [23:0] told_rtr_payload_job_id,
    output wire [63:0] told_rtr_payload_buffer_offset,
    output wire [63:0] told_rtr_payload_match_bits,
    output wire        told_returned_valid,
    output wire [31:0] told_returned_wr_id,
    output wire        told_refused_taken,
    input  wire [15:0] restart_payload_peer,
    input  wire [31:0] restart_payload_tokens_initiator,
    input  wire [31:0] restart_payload_tokens_target,
    input  wire        restart_valid,
    output wire        restart_ready
);

    localparam [1:0] DEFERRALS_ANSWER_KIND_RESTART = 2'd0;

    reg   [1:0] step;
    reg         is_tagged;
    wire        deferrals_free_valid;
    wire  [5:0] deferrals_free_slot;
    wire [31:0] deferrals_free_token;
    wire [15:0] deferrals_full;
    wire        deferrals_room;
    wire        deferrals_found_done_valid;
    wire        deferrals_found_done_again;
    wire        deferrals_answer_valid;
    wire  [1:0] deferrals_answer_kind;
    wire        deferrals_answer_hit;
    wire [31:0] deferrals_answer_place_wr_id;
    wire [63:0] deferrals_answer_place_address;
    wire [31:0] deferrals_answer_place_length;
    wire [15:0] deferrals_rtr_payload_peer;
    wire        deferrals_rtr_payload_rel;
    wire [23:0] deferrals_rtr_payload_job_id;
    wire [63:0] deferrals_rtr_payload_buffer_offset;
    wire [63:0] deferrals_rtr_payload_match_bits;
    wire        deferrals_rtr_valid;
    wire [31:0] deferrals_returned_payload_wr_id;
    wire        deferrals_returned_valid;
    wire        given_up_ready;
    wire        given_down_payload_hit;
    wire [31:0] given_down_payload_place_wr_id;
    wire [63:0] given_down_payload_place_address;
    wire [31:0] given_down_payload_place_length;
    wire        given_down_valid;
    wire        reserved_up_ready;
    wire        reserved_down_payload_is;
    wire [31:0] reserved_down_payload_token;
    wire        reserved_down_valid;
    reg         settles_valid;
    reg   [5:0] settles_slot;
    reg         settles_stored;
    reg         soon;

    wire        idle = step == 2'd0;
    wire        finds = idle && (found_send_valid || found_tagged_valid);
    wire        refuses = ports_refused_valid && !drop_valid;
    wire        asks_term = !(drop_valid || ports_refused_valid);
    wire        asks = restart_valid && asks_term;
    wire        settle_valid = settles_valid;
    wire  [5:0] settle_slot = settles_slot;
    wire        settle_stored = settles_stored;
    wire [31:0] deferrals_lookup_tokens_target_choice = ports_refused_valid ? ports_refused_token : restart_payload_tokens_target;
    wire        given_up_valid_term = deferrals_answer_valid && deferrals_answer_kind == DEFERRALS_ANSWER_KIND_RESTART;

    ses_deferral_target_n64 deferrals (
        .clk                       (clk),
        .rst                       (rst),
        .choices_zero_token        (ports_choices_zero_token),
        .choices_target_upper      (ports_choices_target_upper),
        .tick                      (tick),
        .reserve_valid             (reserve_valid),
        .reserve_header_peer       (reserve_header_peer),
        .reserve_header_rel        (reserve_header_rel),
        .reserve_header_job_id     (reserve_header_job_id),
        .reserve_header_token      (reserve_header_token),
        .reserve_header_kept       (reserve_header_kept),
        .settle_valid              (settle_valid),
        .settle_slot               (settle_slot),
        .settle_stored             (settle_stored),
        .found_valid               (finds),
        .found_slot                (found_send_valid ? found_send_slot : found_tagged_slot),
        .found_place_wr_id         (found_send_valid ? found_send_place_wr_id : found_tagged_place_wr_id),
        .found_place_address       (found_send_valid ? found_send_place_address : found_tagged_place_address),
        .found_place_length        (found_send_valid ? found_send_place_length : found_tagged_place_length),
        .lookup_valid              (drop_valid || refuses || asks),
        .lookup_kind               (drop_valid ? 2'd1 : ports_refused_valid ? 2'd2 : 2'd0),
        .lookup_peer               (restart_payload_peer),
        .lookup_tokens_initiator   (restart_payload_tokens_initiator),
        .lookup_tokens_target      (drop_valid ? drop_token : deferrals_lookup_tokens_target_choice),
        .free_valid                (deferrals_free_valid),
        .free_slot                 (deferrals_free_slot),
        .free_token                (deferrals_free_token),
        .full                      (deferrals_full),
        .room                      (deferrals_room),
        .found_done_valid          (deferrals_found_done_valid),
        .found_done_again          (deferrals_found_done_again),
        .answer_valid              (deferrals_answer_valid),
        .answer_kind               (deferrals_answer_kind),
        .answer_hit                (deferrals_answer_hit),
        .answer_place_wr_id        (deferrals_answer_place_wr_id),
        .answer_place_address      (deferrals_answer_place_address),
        .answer_place_length       (deferrals_answer_place_length),
        .rtr_payload_peer          (deferrals_rtr_payload_peer),
        .rtr_payload_rel           (deferrals_rtr_payload_rel),
        .rtr_payload_job_id        (deferrals_rtr_payload_job_id),
        .rtr_payload_buffer_offset (deferrals_rtr_payload_buffer_offset),
        .rtr_payload_match_bits    (deferrals_rtr_payload_match_bits),
        .rtr_valid                 (deferrals_rtr_valid),
        .rtr_ready                 (ports_rtr_ready),
        .returned_payload_wr_id    (deferrals_returned_payload_wr_id),
        .returned_valid            (deferrals_returned_valid),
        .returned_ready            (ports_returned_ready)
    );

    fifo_w129_d16 given (
        .clk                        (clk),
        .rst                        (rst),
        .up_payload_hit             (deferrals_answer_hit),
        .up_payload_place_wr_id     (deferrals_answer_place_wr_id),
        .up_payload_place_address   (deferrals_answer_place_address),
        .up_payload_place_length    (deferrals_answer_place_length),
        .up_valid                   (given_up_valid_term),
        .up_ready                   (given_up_ready),
        .down_payload_hit           (given_down_payload_hit),
        .down_payload_place_wr_id   (given_down_payload_place_wr_id),
        .down_payload_place_address (given_down_payload_place_address),
        .down_payload_place_length  (given_down_payload_place_length),
        .down_valid                 (given_down_valid),
        .down_ready                 (turn_valid && turn_restarts)
    );

    fifo_w33_d16 reserved (
        .clk                (clk),
        .rst                (rst),
        .up_payload_is      (reserve_valid),
        .up_payload_token   (deferrals_free_token),
        .up_valid           (enters),
        .up_ready           (reserved_up_ready),
        .down_payload_is    (reserved_down_payload_is),
        .down_payload_token (reserved_down_payload_token),
        .down_valid         (reserved_down_valid),
        .down_ready         (turn_valid)
    );

    always @(posedge clk) begin
        if (rst) begin
            step <= 2'd0;
            settles_valid <= 1'b0;
            soon <= 1'b0;
        end else begin
            if (idle) begin
                step <= {1'b0, finds};
            end else begin
                step <= step + 2'd1;
            end
            settles_valid <= turn_valid && reserved_down_payload_is;
            soon <= reserve_valid;
        end
    end

    always @(posedge clk) begin
        if (idle) begin
            is_tagged <= !found_send_valid;
        end
        settles_slot <= reserved_down_payload_token[5:0];
        settles_stored <= turn_stored;
    end

    assign free_valid = deferrals_free_valid;
    assign free_slot = deferrals_free_slot;
    assign free_soon = soon;
    assign free_full = deferrals_full;
    assign room = deferrals_room;
    assign send_done_valid = deferrals_found_done_valid && !is_tagged;
    assign send_done_again = deferrals_found_done_again;
    assign tagged_done_valid = deferrals_found_done_valid && is_tagged;
    assign tagged_done_again = deferrals_found_done_again;
    assign now_token = reserved_down_payload_token;
    assign now_is_there = given_down_valid;
    assign now_hit = given_down_payload_hit;
    assign now_place_wr_id = given_down_payload_place_wr_id;
    assign now_place_address = given_down_payload_place_address;
    assign now_place_length = given_down_payload_place_length;
    assign told_rtr_valid = deferrals_rtr_valid;
    assign told_rtr_payload_peer = deferrals_rtr_payload_peer;
    assign told_rtr_payload_rel = deferrals_rtr_payload_rel;
    assign told_rtr_payload_job_id = deferrals_rtr_payload_job_id;
    assign told_rtr_payload_buffer_offset = deferrals_rtr_payload_buffer_offset;
    assign told_rtr_payload_match_bits = deferrals_rtr_payload_match_bits;
    assign told_returned_valid = deferrals_returned_valid;
    assign told_returned_wr_id = deferrals_returned_payload_wr_id;
    assign told_refused_taken = !drop_valid;
    assign restart_ready = asks_term;

    wire _unused_ok = &{1'b0, given_up_ready, reserved_up_ready, reserved_down_valid};

`ifdef FORMAL
    always @(posedge clk) if (!rst) answer_finds_room: assert (!given_up_valid_term || given_up_ready);
    always @(posedge clk) if (!rst) packet_finds_room: assert (!enters || reserved_up_ready);
    always @(posedge clk) if (!rst) turn_is_of_a_packet: assert (!turn_valid || reserved_down_valid);
`endif

endmodule

`default_nettype wire
