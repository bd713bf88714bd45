// Unexpected messages whose bytes are kept: 32 at a time.
`default_nettype none

module ses_target_kept_n32_b4096_g16_m16 (
    input  wire        clk,
    input  wire        rst,
    input  wire        ports_release_valid,
    input  wire  [4:0] ports_release_number,
    input  wire        ports_done_ready,
    input  wire        reserve_valid,
    input  wire [15:0] reserve_peer,
    input  wire        enters,
    input  wire        turn_valid,
    input  wire        turn_stored,
    input  wire        end_valid,
    input  wire [63:0] end_address,
    input  wire        end_completion_kind,
    input  wire  [5:0] end_completion_return_code,
    input  wire  [5:0] end_completion_opcode,
    input  wire [31:0] end_completion_wr_id,
    input  wire [31:0] end_completion_bytes,
    input  wire [31:0] end_completion_cut,
    input  wire        end_completion_has_header_data,
    input  wire [63:0] end_completion_header_data,
    input  wire [63:0] end_completion_match_bits,
    input  wire [31:0] end_completion_initiator,
    input  wire [23:0] end_completion_job_id,
    input  wire [15:0] end_completion_message_id,
    input  wire [15:0] end_completion_peer,
    input  wire [15:0] end_completion_pdc,
    input  wire        found_send_valid,
    input  wire  [4:0] found_send_slot,
    input  wire [31:0] found_send_place_wr_id,
    input  wire [63:0] found_send_place_address,
    input  wire [31:0] found_send_place_length,
    input  wire        found_tagged_valid,
    input  wire  [4:0] found_tagged_slot,
    input  wire [31:0] found_tagged_place_wr_id,
    input  wire [63:0] found_tagged_place_address,
    input  wire [31:0] found_tagged_place_length,
    output wire        free_valid,
    output wire  [4:0] free_slot,
    output wire        free_settles,
    output wire [15:0] free_full,
    output wire        now_is,
    output wire [63:0] now_address,
    output wire        send_done_valid,
    output wire        send_done_again,
    output wire        tagged_done_valid,
    output wire        tagged_done_again,
    output wire        told_found_valid,
    output wire [31:0] told_found_wr_id,
    output wire  [4:0] told_found_number,
    output wire        told_found_is_whole,
    output wire        told_released_valid,
    output wire        told_released_ok,
    output wire        told_done_valid,
    output wire  [4:0] told_done_number,
    output wire        told_done_completion_kind,
    output wire  [5:0] told_done_completion_return_code,
    output wire  [5:0] told_done_completion_opcode,
    output wire [31:0] told_done_completion_wr_id,
    output wire [31:0] told_done_completion_bytes,
    output wire [31:0] told_done_completion_cut,
    output wire        told_done_completion_has_header_data,
    output wire [63:0] told_done_completion_header_data,
    output wire [63:0] told_done_completion_match_bits,
    output wire [31:0] told_done_completion_initiator,
    output wire [23:0] told_done_completion_job_id,
    output wire [15:0] told_done_completion_message_id,
    output wire [15:0] told_done_completion_peer,
    output wire [15:0] told_done_completion_pdc
);

    localparam [2:0] STEP_IDLE                = 3'd0;
    localparam [2:0] STEP_LOOK                = 3'd1;
    localparam [2:0] STEP_SUM                 = 3'd2;
    localparam [2:0] STEP_ACT                 = 3'd3;
    localparam [2:0] STEP_TELL                = 3'd4;
    localparam END_COMPLETION_KIND_RECV = 1'b0;

    wire         ends_up_ready;
    wire   [4:0] ends_down_payload_slot;
    wire         ends_down_payload_bound;
    wire         ends_down_payload_waits;
    wire         ends_down_payload_ok;
    wire  [31:0] ends_down_payload_wr_id;
    wire  [63:0] ends_down_payload_address;
    wire  [31:0] ends_down_payload_length;
    wire         ends_down_valid;
    reg    [2:0] step;
    reg          is_found;
    reg          is_tagged;
    reg    [4:0] it_slot;
    reg          it_bound;
    reg          it_waits;
    reg          it_ok;
    reg   [31:0] it_wr_id;
    reg   [63:0] it_address;
    reg   [31:0] it_length;
    reg   [31:0] over;
    reg   [31:0] failed;
    reg   [31:0] promised;
    reg          state_over;
    reg          state_failed;
    reg          state_promised;
    reg   [31:0] held_wr_id;
    reg   [63:0] held_address;
    reg   [31:0] held_length;
    reg   [31:0] whole;
    reg   [31:0] got_whole;
    reg          got_isLess;
    reg   [31:0] got_length;
    reg   [63:0] got_address;
    reg   [31:0] got_wr_id;
    reg   [31:0] used;
    reg   [31:0] out;
    reg    [4:0] offered;
    wire         reserved_up_ready;
    wire         reserved_down_payload_is;
    wire   [4:0] reserved_down_payload_slot;
    wire         reserved_down_valid;
    reg          settled_valid;
    reg    [4:0] settled_slot;
    reg          offers;
    wire         lowest_valid;
    wire   [4:0] lowest_index;
    wire  [31:0] lowest_one_hot;
    wire  [31:0] shares_held;
    wire  [15:0] shares_full;
    reg    [4:0] matching;
    reg          freed;
    reg          back_1;
    reg          back_2;
    reg          again;
    reg          released_valid;
    reg          released_ok;
    reg  [341:0] completions [0:31];
    reg  [127:0] receives [0:31];

    wire         taken = step == STEP_IDLE;
    wire         finds = found_send_valid || found_tagged_valid;
    wire [127:0] receives_rdata = receives[it_slot];
    wire [341:0] completions_rdata = completions[it_slot];
    wire  [31:0] receive_wr_id = is_found ? it_wr_id : held_wr_id;
    wire  [63:0] receive_address = is_found ? it_address : held_address;
    wire  [31:0] receive_length = is_found ? it_length : held_length;
    wire         is_gone = is_found && state_failed;
    wire         goes = it_waits ? (is_found ? state_over : state_promised) : it_bound;
    wire         drops = it_waits ? is_gone : !it_bound;
    wire         is_told = goes || drops;
    wire         reader = !goes || ports_done_ready;
    wire         leaves = step == STEP_ACT && (!is_told || reader);
    wire         stays = it_waits && !is_told;
    wire         settles = turn_valid && reserved_down_payload_is;
    wire  [31:0] held = shares_held;
    wire         is_given = leaves && goes;
    wire  [31:0] frees_and = (32'd1 << ports_release_number) & {32{ports_release_valid}} & out;
    wire  [31:0] frees_shl = 32'd1 << it_slot;
    wire         leaves_and_is_gone = leaves && is_gone;
    wire  [31:0] frees_or = frees_and | (frees_shl & {32{leaves_and_is_gone}});
    wire  [31:0] frees = frees_or | ((32'd1 << settled_slot) & {32{settled_valid}});
    wire [341:0] completions_rdata_1 = completions[it_slot];
    wire         step_eq_4_and_is_found = step == STEP_TELL && is_found;
    wire  [31:0] told_done_completion_bytes_choice = got_isLess ? got_length : got_whole;
    wire   [3:0] shares_take_group_xor = reserve_peer[3:0] ^ reserve_peer[7:4] ^ reserve_peer[11:8];
    wire   [4:0] it_slot_choice = found_send_valid ? found_send_slot : found_tagged_slot;
    wire  [31:0] it_wr_id_choice = found_send_valid ? found_send_place_wr_id : found_tagged_place_wr_id;
    wire  [63:0] it_address_choice = found_send_valid ? found_send_place_address : found_tagged_place_address;
    wire  [31:0] it_length_choice = found_send_valid ? found_send_place_length : found_tagged_place_length;
    wire         stays_and_not_is_found = stays && !is_found;
    wire         over_term = leaves && stays_and_not_is_found && it_ok;
    wire         leaves_and_is_told = leaves && is_told;
    wire  [31:0] over_not = ~(frees_shl & {32{leaves_and_is_told}});
    wire         failed_term = leaves && stays_and_not_is_found && !it_ok;
    wire         promised_term = leaves && stays && is_found;

    fifo_w136_d32 ends (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_slot      (end_address[16:12]),
        .up_payload_bound     (1'b0),
        .up_payload_waits     (1'b1),
        .up_payload_ok        (end_completion_return_code == 6'd1),
        .up_payload_wr_id     (32'd0),
        .up_payload_address   (64'd0),
        .up_payload_length    (32'd0),
        .up_valid             (end_valid),
        .up_ready             (ends_up_ready),
        .down_payload_slot    (ends_down_payload_slot),
        .down_payload_bound   (ends_down_payload_bound),
        .down_payload_waits   (ends_down_payload_waits),
        .down_payload_ok      (ends_down_payload_ok),
        .down_payload_wr_id   (ends_down_payload_wr_id),
        .down_payload_address (ends_down_payload_address),
        .down_payload_length  (ends_down_payload_length),
        .down_valid           (ends_down_valid),
        .down_ready           (taken)
    );

    fifo_w6_d16 reserved (
        .clk               (clk),
        .rst               (rst),
        .up_payload_is     (reserve_valid),
        .up_payload_slot   (offered),
        .up_valid          (enters),
        .up_ready          (reserved_up_ready),
        .down_payload_is   (reserved_down_payload_is),
        .down_payload_slot (reserved_down_payload_slot),
        .down_valid        (reserved_down_valid),
        .down_ready        (turn_valid)
    );

    priority_encoder_w32 lowest (
        .requests (~(used | held)),
        .valid    (lowest_valid),
        .index    (lowest_index),
        .one_hot  (lowest_one_hot)
    );

    ses_peer_share_n32_g16_m16 shares (
        .clk        (clk),
        .rst        (rst),
        .take_valid (reserve_valid),
        .take_slot  (offered),
        .take_group (shares_take_group_xor ^ reserve_peer[15:12]),
        .taken      (used),
        .held       (shares_held),
        .full       (shares_full)
    );

    always @(posedge clk) begin
        if (end_valid) completions[end_address[16:12]] <= {
        end_completion_kind,
        end_completion_return_code,
        end_completion_opcode,
        end_completion_wr_id,
        end_completion_bytes,
        end_completion_cut,
        end_completion_has_header_data,
        end_completion_header_data,
        end_completion_match_bits,
        end_completion_initiator,
        end_completion_job_id,
        end_completion_message_id,
        end_completion_peer,
        end_completion_pdc
    };
    end

    always @(posedge clk) begin
        if (leaves && stays && is_found) receives[it_slot] <= {it_wr_id, it_address, it_length};
    end

    always @(posedge clk) begin
        if (rst) begin
            step <= STEP_IDLE;
            over <= 32'd0;
            failed <= 32'd0;
            promised <= 32'd0;
            used <= 32'd0;
            out <= 32'd0;
            settled_valid <= 1'b0;
            offers <= 1'b0;
            matching <= 5'd0;
            freed <= 1'b0;
            back_1 <= 1'b0;
            back_2 <= 1'b0;
            released_valid <= 1'b0;
        end else begin
            case (step)
                STEP_IDLE: begin
                    if (ends_down_valid || finds) begin
                        step <= STEP_LOOK;
                    end
                end
                STEP_LOOK: begin
                    step <= STEP_SUM;
                end
                STEP_SUM: begin
                    step <= STEP_ACT;
                end
                STEP_ACT: begin
                    if (leaves) begin
                        step <= STEP_TELL;
                    end
                end
                STEP_TELL: begin
                    step <= STEP_IDLE;
                end
                default: begin end
            endcase
            over <= (over | (frees_shl & {32{over_term}})) & over_not;
            failed <= (failed | (frees_shl & {32{failed_term}})) & over_not;
            promised <= (promised | (frees_shl & {32{promised_term}})) & over_not;
            settled_valid <= settles && !turn_stored;
            offers <= lowest_valid && !reserve_valid;
            used <= (used & ~frees) | ((32'd1 << offered) & {32{reserve_valid}});
            out <= (out & ~frees_and) | (frees_shl & {32{is_given}});
            matching <= matching + {4'd0, reserve_valid} - {4'd0, settles};
            freed <= |frees;
            back_1 <= |(held & ~used);
            back_2 <= back_1;
            released_valid <= ports_release_valid;
        end
    end

    always @(posedge clk) begin
        if (step == STEP_IDLE) begin
            is_found <= !ends_down_valid;
            is_tagged <= !found_send_valid;
            it_slot <= ends_down_valid ? ends_down_payload_slot : it_slot_choice;
            it_bound <= ends_down_valid ? ends_down_payload_bound : 1'b0;
            it_waits <= ends_down_valid ? ends_down_payload_waits : 1'b1;
            it_ok <= ends_down_valid ? ends_down_payload_ok : 1'b1;
            it_wr_id <= ends_down_valid ? ends_down_payload_wr_id : it_wr_id_choice;
            it_address <= ends_down_valid ? ends_down_payload_address : it_address_choice;
            it_length <= ends_down_valid ? ends_down_payload_length : it_length_choice;
        end
        state_over <= |(over & frees_shl);
        state_failed <= |(failed & frees_shl);
        state_promised <= |(promised & frees_shl);
        held_wr_id <= receives_rdata[127:96];
        held_address <= receives_rdata[95:32];
        held_length <= receives_rdata[31:0];
        whole <= completions_rdata[296:265];
        got_whole <= whole;
        got_isLess <= receive_length < whole;
        got_length <= receive_length;
        got_address <= receive_address;
        got_wr_id <= receive_wr_id;
        settled_slot <= reserved_down_payload_slot;
        offered <= lowest_index;
        if (step == STEP_ACT) begin
            again <= is_gone;
        end
        released_ok <= |frees_and;
    end

    assign free_valid = offers;
    assign free_slot = offered;
    assign free_settles = (|matching) || settled_valid || freed || back_1 || back_2;
    assign free_full = shares_full;
    assign now_is = reserved_down_payload_is;
    assign now_address = {47'd0, reserved_down_payload_slot, 12'd0};
    assign send_done_valid = step_eq_4_and_is_found && !is_tagged;
    assign send_done_again = again;
    assign tagged_done_valid = step_eq_4_and_is_found && is_tagged;
    assign tagged_done_again = again;
    assign told_found_valid = leaves && is_found && !is_gone;
    assign told_found_wr_id = it_wr_id;
    assign told_found_number = it_slot;
    assign told_found_is_whole = goes;
    assign told_released_valid = released_valid;
    assign told_released_ok = released_ok;
    assign told_done_valid = step == STEP_ACT && goes;
    assign told_done_number = it_slot;
    assign told_done_completion_kind = END_COMPLETION_KIND_RECV;
    assign told_done_completion_return_code = completions_rdata_1[340:335];
    assign told_done_completion_opcode = completions_rdata_1[334:329];
    assign told_done_completion_wr_id = it_waits ? got_wr_id : it_wr_id;
    assign told_done_completion_bytes = told_done_completion_bytes_choice;
    assign told_done_completion_cut = got_whole - told_done_completion_bytes_choice;
    assign told_done_completion_has_header_data = completions_rdata_1[232];
    assign told_done_completion_header_data = completions_rdata_1[231:168];
    assign told_done_completion_match_bits = completions_rdata_1[167:104];
    assign told_done_completion_initiator = completions_rdata_1[103:72];
    assign told_done_completion_job_id = completions_rdata_1[71:48];
    assign told_done_completion_message_id = completions_rdata_1[47:32];
    assign told_done_completion_peer = completions_rdata_1[31:16];
    assign told_done_completion_pdc = completions_rdata_1[15:0];

    wire _unused_ok = &{1'b0, end_address[63:17], end_address[11:0], ends_up_ready, completions_rdata[341:297], completions_rdata[264:0], got_address, reserved_up_ready, reserved_down_valid, lowest_one_hot, completions_rdata_1[341], completions_rdata_1[328:233]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) end_finds_room: assert (!end_valid || ends_up_ready);
    always @(posedge clk) if (!rst) packet_finds_room: assert (!enters || reserved_up_ready);
    always @(posedge clk) if (!rst) turn_is_of_a_packet: assert (!turn_valid || reserved_down_valid);
    always @(posedge clk) if (!rst) takes_what_is_offered: assert (!reserve_valid || offers);
    always @(posedge clk) if (!rst) out_is_taken: assert (!(|(out & ~used)));
`endif

endmodule

`default_nettype wire
