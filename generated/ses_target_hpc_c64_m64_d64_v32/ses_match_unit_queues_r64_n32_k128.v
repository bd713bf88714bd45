// Receives for messages that arrive, with the commands of software between them.
`default_nettype none

module ses_match_unit_queues_r64_n32_k128 (
    input  wire        clk,
    input  wire        rst,
    input  wire        may_post,
    input  wire        header_done_valid,
    input  wire        header_done_again,
    output wire        done_valid,
    output wire  [1:0] done_kind,
    output wire  [1:0] done_outcome,
    output wire [31:0] done_wr_id,
    output wire        header_valid,
    output wire  [6:0] header_slot,
    output wire [31:0] header_place_wr_id,
    output wire [63:0] header_place_address,
    output wire [31:0] header_place_length,
    input  wire  [5:0] ask_payload_resource,
    input  wire [63:0] ask_payload_tag_match_bits,
    input  wire [31:0] ask_payload_tag_initiator,
    input  wire [15:0] ask_payload_header_peer,
    input  wire [15:0] ask_payload_header_pdc,
    input  wire [15:0] ask_payload_header_message_id,
    input  wire [15:0] ask_payload_header_kept_at,
    input  wire [31:0] ask_payload_header_request_length,
    input  wire        ask_payload_keep,
    input  wire        ask_valid,
    output wire        ask_ready,
    output wire        found_payload_matched,
    output wire        found_payload_stored,
    output wire [31:0] found_payload_place_wr_id,
    output wire [63:0] found_payload_place_address,
    output wire [31:0] found_payload_place_length,
    output wire        found_valid,
    input  wire        found_ready,
    input  wire        receives_payload_tagged,
    input  wire  [1:0] receives_payload_kind,
    input  wire  [5:0] receives_payload_resource,
    input  wire [63:0] receives_payload_tag_match_bits,
    input  wire [31:0] receives_payload_tag_initiator,
    input  wire        receives_payload_any_initiator,
    input  wire [63:0] receives_payload_ignore_bits,
    input  wire [31:0] receives_payload_place_wr_id,
    input  wire [63:0] receives_payload_place_address,
    input  wire [31:0] receives_payload_place_length,
    input  wire        receives_valid,
    output wire        receives_ready
);

    localparam [1:0] TOLD_KIND_POST       = 2'd0;
    localparam [1:0] TOLD_KIND_ARRIVE     = 2'd1;
    localparam [1:0] TOLD_OUTCOME_MATCHED = 2'd0;
    localparam [1:0] TOLD_OUTCOME_STORED  = 2'd1;

    reg         turn;
    wire        turns_command_valid;
    wire        turns_command_payload_tagged;
    wire  [1:0] turns_command_payload_kind;
    wire  [5:0] turns_command_payload_resource;
    wire [63:0] turns_command_payload_tag_match_bits;
    wire [31:0] turns_command_payload_tag_initiator;
    wire        turns_command_payload_any_initiator;
    wire [63:0] turns_command_payload_ignore_bits;
    wire [31:0] turns_command_payload_place_wr_id;
    wire [63:0] turns_command_payload_place_address;
    wire [31:0] turns_command_payload_place_length;
    wire        turns_done_valid;
    wire  [1:0] turns_done_kind;
    wire  [1:0] turns_done_outcome;
    wire [31:0] turns_done_wr_id;
    wire        turns_header_valid;
    wire  [6:0] turns_header_slot;
    wire [31:0] turns_header_place_wr_id;
    wire [63:0] turns_header_place_address;
    wire [31:0] turns_header_place_length;
    wire        turns_receives_ready;
    wire        engine_result_valid;
    wire  [1:0] engine_result_kind;
    wire  [1:0] engine_result_outcome;
    wire  [5:0] engine_result_resource;
    wire [63:0] engine_result_tag_match_bits;
    wire [31:0] engine_result_tag_initiator;
    wire [31:0] engine_result_place_wr_id;
    wire [63:0] engine_result_place_address;
    wire [31:0] engine_result_place_length;
    wire [15:0] engine_result_header_peer;
    wire [15:0] engine_result_header_pdc;
    wire [15:0] engine_result_header_message_id;
    wire [15:0] engine_result_header_kept_at;
    wire [31:0] engine_result_header_request_length;
    wire  [5:0] engine_result_return_code;
    wire  [1:0] engine_result_list;
    wire        engine_command_ready;
    wire  [4:0] answers_level;
    wire        answers_up_ready;
    wire        answers_down_payload_matched;
    wire        answers_down_payload_stored;
    wire [31:0] answers_down_payload_place_wr_id;
    wire [63:0] answers_down_payload_place_address;
    wire [31:0] answers_down_payload_place_length;
    wire        answers_down_valid;

    wire        serves_software = turns_command_valid && (!ask_valid || turn);
    wire        taken = serves_software && engine_command_ready;
    wire        told_valid = engine_result_valid && engine_result_kind != TOLD_KIND_ARRIVE;
    wire  [1:0] told_kind = engine_result_kind;
    wire  [1:0] told_outcome = engine_result_outcome;
    wire [31:0] told_wr_id = engine_result_place_wr_id;
    wire  [6:0] slot = engine_result_header_kept_at[6:0];
    wire        asks = turns_command_valid || ask_valid;
    wire  [1:0] engine_command_payload_kind_choice = turns_command_payload_kind == TOLD_KIND_POST ? 2'd0 : 2'd2;
    wire        answers_up_valid_term = engine_result_valid && engine_result_kind == TOLD_KIND_ARRIVE;

    ses_receive_turns_r6_s7 turns (
        .clk                             (clk),
        .rst                             (rst),
        .may_post                        (may_post),
        .taken                           (taken),
        .told_valid                      (told_valid),
        .told_kind                       (told_kind),
        .told_outcome                    (told_outcome),
        .told_wr_id                      (told_wr_id),
        .slot                            (slot),
        .header_done_valid               (header_done_valid),
        .header_done_again               (header_done_again),
        .command_valid                   (turns_command_valid),
        .command_payload_tagged          (turns_command_payload_tagged),
        .command_payload_kind            (turns_command_payload_kind),
        .command_payload_resource        (turns_command_payload_resource),
        .command_payload_tag_match_bits  (turns_command_payload_tag_match_bits),
        .command_payload_tag_initiator   (turns_command_payload_tag_initiator),
        .command_payload_any_initiator   (turns_command_payload_any_initiator),
        .command_payload_ignore_bits     (turns_command_payload_ignore_bits),
        .command_payload_place_wr_id     (turns_command_payload_place_wr_id),
        .command_payload_place_address   (turns_command_payload_place_address),
        .command_payload_place_length    (turns_command_payload_place_length),
        .done_valid                      (turns_done_valid),
        .done_kind                       (turns_done_kind),
        .done_outcome                    (turns_done_outcome),
        .done_wr_id                      (turns_done_wr_id),
        .header_valid                    (turns_header_valid),
        .header_slot                     (turns_header_slot),
        .header_place_wr_id              (turns_header_place_wr_id),
        .header_place_address            (turns_header_place_address),
        .header_place_length             (turns_header_place_length),
        .receives_payload_tagged         (receives_payload_tagged),
        .receives_payload_kind           (receives_payload_kind),
        .receives_payload_resource       (receives_payload_resource),
        .receives_payload_tag_match_bits (receives_payload_tag_match_bits),
        .receives_payload_tag_initiator  (receives_payload_tag_initiator),
        .receives_payload_any_initiator  (receives_payload_any_initiator),
        .receives_payload_ignore_bits    (receives_payload_ignore_bits),
        .receives_payload_place_wr_id    (receives_payload_place_wr_id),
        .receives_payload_place_address  (receives_payload_place_address),
        .receives_payload_place_length   (receives_payload_place_length),
        .receives_valid                  (receives_valid),
        .receives_ready                  (turns_receives_ready)
    );

    match_queues_n32_r64 engine (
        .clk                                   (clk),
        .rst                                   (rst),
        .result_valid                          (engine_result_valid),
        .result_kind                           (engine_result_kind),
        .result_outcome                        (engine_result_outcome),
        .result_resource                       (engine_result_resource),
        .result_tag_match_bits                 (engine_result_tag_match_bits),
        .result_tag_initiator                  (engine_result_tag_initiator),
        .result_place_wr_id                    (engine_result_place_wr_id),
        .result_place_address                  (engine_result_place_address),
        .result_place_length                   (engine_result_place_length),
        .result_header_peer                    (engine_result_header_peer),
        .result_header_pdc                     (engine_result_header_pdc),
        .result_header_message_id              (engine_result_header_message_id),
        .result_header_kept_at                 (engine_result_header_kept_at),
        .result_header_request_length          (engine_result_header_request_length),
        .result_return_code                    (engine_result_return_code),
        .result_list                           (engine_result_list),
        .command_payload_kind                  (serves_software ? engine_command_payload_kind_choice : 2'd1),
        .command_payload_resource              (serves_software ? turns_command_payload_resource : ask_payload_resource),
        .command_payload_tag_match_bits        (serves_software ? turns_command_payload_tag_match_bits : ask_payload_tag_match_bits),
        .command_payload_tag_initiator         (serves_software ? turns_command_payload_tag_initiator : ask_payload_tag_initiator),
        .command_payload_any_initiator         (turns_command_payload_any_initiator),
        .command_payload_place_wr_id           (turns_command_payload_place_wr_id),
        .command_payload_place_address         (turns_command_payload_place_address),
        .command_payload_place_length          (turns_command_payload_place_length),
        .command_payload_header_peer           (ask_payload_header_peer),
        .command_payload_header_pdc            (ask_payload_header_pdc),
        .command_payload_header_message_id     (ask_payload_header_message_id),
        .command_payload_header_kept_at        (ask_payload_header_kept_at),
        .command_payload_header_request_length (ask_payload_header_request_length),
        .command_payload_keep                  (ask_payload_keep),
        .command_valid                         (asks),
        .command_ready                         (engine_command_ready)
    );

    level_fifo_w130_d16 answers (
        .clk                        (clk),
        .rst                        (rst),
        .level                      (answers_level),
        .up_payload_matched         (engine_result_outcome == TOLD_OUTCOME_MATCHED),
        .up_payload_stored          (engine_result_outcome == TOLD_OUTCOME_STORED),
        .up_payload_place_wr_id     (engine_result_place_wr_id),
        .up_payload_place_address   (engine_result_place_address),
        .up_payload_place_length    (engine_result_place_length),
        .up_valid                   (answers_up_valid_term),
        .up_ready                   (answers_up_ready),
        .down_payload_matched       (answers_down_payload_matched),
        .down_payload_stored        (answers_down_payload_stored),
        .down_payload_place_wr_id   (answers_down_payload_place_wr_id),
        .down_payload_place_address (answers_down_payload_place_address),
        .down_payload_place_length  (answers_down_payload_place_length),
        .down_valid                 (answers_down_valid),
        .down_ready                 (found_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            turn <= 1'b0;
        end else begin
            if (asks && engine_command_ready) begin
                turn <= !serves_software;
            end
        end
    end

    assign done_valid = turns_done_valid;
    assign done_kind = turns_done_kind;
    assign done_outcome = turns_done_outcome;
    assign done_wr_id = turns_done_wr_id;
    assign header_valid = turns_header_valid;
    assign header_slot = turns_header_slot;
    assign header_place_wr_id = turns_header_place_wr_id;
    assign header_place_address = turns_header_place_address;
    assign header_place_length = turns_header_place_length;
    assign ask_ready = engine_command_ready && !serves_software;
    assign found_payload_matched = answers_down_payload_matched;
    assign found_payload_stored = answers_down_payload_stored;
    assign found_payload_place_wr_id = answers_down_payload_place_wr_id;
    assign found_payload_place_address = answers_down_payload_place_address;
    assign found_payload_place_length = answers_down_payload_place_length;
    assign found_valid = answers_down_valid;
    assign receives_ready = turns_receives_ready;

    wire _unused_ok = &{1'b0, turns_command_payload_tagged, turns_command_payload_ignore_bits, engine_result_resource, engine_result_tag_match_bits, engine_result_tag_initiator, engine_result_header_peer, engine_result_header_pdc, engine_result_header_message_id, engine_result_header_kept_at[15:7], engine_result_header_request_length, engine_result_return_code, engine_result_list, answers_level, answers_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) answer_finds_room: assert (!answers_up_valid_term || answers_up_ready);
`endif

endmodule

`default_nettype wire
