// Rendezvous sends of a receive half: 32 at a time.
`default_nettype none

module ses_target_rendezvous_n32_r64 (
    input  wire        clk,
    input  wire        rst,
    input  wire [13:0] ports_choices_payload_mtu,
    input  wire        ports_choices_from_start,
    input  wire [15:0] ports_choices_first_id,
    input  wire [31:0] ports_extension_eager_length,
    input  wire  [7:0] ports_extension_ri_generation,
    input  wire [11:0] ports_extension_pid_on_fep,
    input  wire [11:0] ports_extension_resource_index,
    input  wire [63:0] ports_extension_read_offset,
    input  wire [63:0] ports_extension_read_key,
    input  wire        ports_read_ready,
    input  wire        ports_answer_valid,
    input  wire  [4:0] ports_answer_payload_slot,
    input  wire  [5:0] ports_answer_payload_return_code,
    input  wire        ports_done_ready,
    input  wire        reserve_valid,
    input  wire [15:0] reserve_header_peer,
    input  wire        reserve_header_rel,
    input  wire [23:0] reserve_header_job_id,
    input  wire [31:0] reserve_header_eager_length,
    input  wire  [7:0] reserve_header_ri_generation,
    input  wire [11:0] reserve_header_pid_on_fep,
    input  wire [11:0] reserve_header_resource_index,
    input  wire [63:0] reserve_header_read_offset,
    input  wire [63:0] reserve_header_read_key,
    input  wire        keeps,
    input  wire        kept_valid,
    input  wire        kept_stored,
    input  wire        matched_valid,
    input  wire  [4:0] matched_slot,
    input  wire        matched_bound,
    input  wire        matched_waits,
    input  wire [63:0] matched_address,
    input  wire        matched_completion_kind,
    input  wire  [5:0] matched_completion_return_code,
    input  wire  [5:0] matched_completion_opcode,
    input  wire [31:0] matched_completion_wr_id,
    input  wire [31:0] matched_completion_bytes,
    input  wire [31:0] matched_completion_cut,
    input  wire        matched_completion_has_header_data,
    input  wire [63:0] matched_completion_header_data,
    input  wire [63:0] matched_completion_match_bits,
    input  wire [31:0] matched_completion_initiator,
    input  wire [23:0] matched_completion_job_id,
    input  wire [15:0] matched_completion_message_id,
    input  wire [15:0] matched_completion_peer,
    input  wire [15:0] matched_completion_pdc,
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
    output wire        may_keep,
    output wire        send_done_valid,
    output wire        send_done_again,
    output wire        tagged_done_valid,
    output wire        tagged_done_again,
    output wire        told_read_valid,
    output wire  [4:0] told_read_payload_slot,
    output wire [15:0] told_read_payload_peer,
    output wire        told_read_payload_rel,
    output wire [23:0] told_read_payload_job_id,
    output wire  [7:0] told_read_payload_ri_generation,
    output wire [11:0] told_read_payload_pid_on_fep,
    output wire [11:0] told_read_payload_resource_index,
    output wire [15:0] told_read_payload_message_id,
    output wire        told_read_payload_som,
    output wire        told_read_payload_eom,
    output wire [63:0] told_read_payload_key,
    output wire [63:0] told_read_payload_buffer_offset,
    output wire [31:0] told_read_payload_request_length,
    output wire [13:0] told_read_payload_payload_length,
    output wire [31:0] told_read_payload_message_offset,
    output wire [63:0] told_read_payload_address,
    output wire        told_answer_taken,
    output wire        told_done_valid,
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

    localparam [2:0] STEP_IDLE                    = 3'd0;
    localparam [2:0] STEP_LOOK                    = 3'd1;
    localparam [2:0] STEP_SUM                     = 3'd2;
    localparam [2:0] STEP_ACT                     = 3'd3;
    localparam [2:0] STEP_TELL                    = 3'd4;
    localparam MATCHED_COMPLETION_KIND_RECV = 1'b0;

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
    reg   [31:0] lates;
    wire         reads_free_valid;
    wire   [4:0] reads_free_slot;
    wire         reads_commands_ready;
    wire         reads_answers_ready;
    wire   [4:0] reads_read_payload_slot;
    wire  [15:0] reads_read_payload_peer;
    wire         reads_read_payload_rel;
    wire  [23:0] reads_read_payload_job_id;
    wire   [7:0] reads_read_payload_ri_generation;
    wire  [11:0] reads_read_payload_pid_on_fep;
    wire  [11:0] reads_read_payload_resource_index;
    wire  [15:0] reads_read_payload_message_id;
    wire         reads_read_payload_som;
    wire         reads_read_payload_eom;
    wire  [63:0] reads_read_payload_key;
    wire  [63:0] reads_read_payload_buffer_offset;
    wire  [31:0] reads_read_payload_request_length;
    wire  [13:0] reads_read_payload_payload_length;
    wire  [31:0] reads_read_payload_message_offset;
    wire  [63:0] reads_read_payload_address;
    wire         reads_read_valid;
    wire   [4:0] reads_done_payload_slot;
    wire  [31:0] reads_done_payload_wr_id;
    wire   [5:0] reads_done_payload_return_code;
    wire         reads_done_valid;
    reg    [5:0] count;
    reg          again;
    reg  [341:0] completions [0:31];
    reg  [127:0] receives [0:31];
    reg   [63:0] claims [0:31];

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
    wire         reader = reads_commands_ready;
    wire         leaves = step == STEP_ACT && (!is_told || reader);
    wire         stays = it_waits && !is_told;
    wire         less = kept_valid && !kept_stored;
    wire         is_out = leaves && is_found;
    wire [341:0] completions_rdata_1 = completions[reads_done_payload_slot];
    wire  [63:0] claims_rdata = claims[reads_done_payload_slot];
    wire         step_eq_4_and_is_found = step == STEP_TELL && is_found;
    wire         told_done_completion_return_code_match = completions_rdata_1[340:335] == 6'd1;
    wire         told_done_completion_bytes_any = |(lates & (32'd1 << reads_done_payload_slot));
    wire  [31:0] reads_commands_payload_length_choice = got_isLess ? got_length : got_whole;
    wire         reads_commands_payload_length_choice_2 = is_found ? 1'b1 : it_ok;
    wire         leaves_and_goes = leaves && goes;
    wire   [4:0] it_slot_choice = found_send_valid ? found_send_slot : found_tagged_slot;
    wire  [31:0] it_wr_id_choice = found_send_valid ? found_send_place_wr_id : found_tagged_place_wr_id;
    wire  [63:0] it_address_choice = found_send_valid ? found_send_place_address : found_tagged_place_address;
    wire  [31:0] it_length_choice = found_send_valid ? found_send_place_length : found_tagged_place_length;
    wire  [31:0] state_over_shl = 32'd1 << it_slot;
    wire         stays_and_not_is_found = stays && !is_found;
    wire         over_term = leaves && stays_and_not_is_found && it_ok;
    wire         leaves_and_is_told = leaves && is_told;
    wire  [31:0] over_not = ~(state_over_shl & {32{leaves_and_is_told}});
    wire         failed_term = leaves && stays_and_not_is_found && !it_ok;
    wire         promised_term = leaves && stays && is_found;
    wire  [31:0] lates_choice = it_waits ? lates | state_over_shl : lates & ~state_over_shl;

    fifo_w136_d32 ends (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_slot      (matched_slot),
        .up_payload_bound     (matched_bound),
        .up_payload_waits     (matched_waits),
        .up_payload_ok        (matched_completion_return_code == 6'd1),
        .up_payload_wr_id     (matched_completion_wr_id),
        .up_payload_address   (matched_address),
        .up_payload_length    (matched_completion_bytes),
        .up_valid             (matched_valid),
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

    ses_rendezvous_n32_r64 reads (
        .clk                           (clk),
        .rst                           (rst),
        .choices_payload_mtu           (ports_choices_payload_mtu),
        .choices_from_start            (ports_choices_from_start),
        .choices_first_id              (ports_choices_first_id),
        .reserve_valid                 (reserve_valid),
        .reserve_header_peer           (reserve_header_peer),
        .reserve_header_rel            (reserve_header_rel),
        .reserve_header_job_id         (reserve_header_job_id),
        .reserve_header_eager_length   (reserve_header_eager_length),
        .reserve_header_ri_generation  (reserve_header_ri_generation),
        .reserve_header_pid_on_fep     (reserve_header_pid_on_fep),
        .reserve_header_resource_index (reserve_header_resource_index),
        .reserve_header_read_offset    (reserve_header_read_offset),
        .reserve_header_read_key       (reserve_header_read_key),
        .free_valid                    (reads_free_valid),
        .free_slot                     (reads_free_slot),
        .commands_payload_kind         (!goes),
        .commands_payload_slot         (it_slot),
        .commands_payload_wr_id        (it_waits ? got_wr_id : it_wr_id),
        .commands_payload_address      (it_waits ? got_address : it_address),
        .commands_payload_length       ((it_waits ? reads_commands_payload_length_choice : it_length) & {32{reads_commands_payload_length_choice_2}}),
        .commands_payload_has_eager    (!it_waits),
        .commands_valid                (step == STEP_ACT && is_told),
        .commands_ready                (reads_commands_ready),
        .answers_payload_slot          (ports_answer_payload_slot),
        .answers_payload_return_code   (ports_answer_payload_return_code),
        .answers_valid                 (ports_answer_valid),
        .answers_ready                 (reads_answers_ready),
        .read_payload_slot             (reads_read_payload_slot),
        .read_payload_peer             (reads_read_payload_peer),
        .read_payload_rel              (reads_read_payload_rel),
        .read_payload_job_id           (reads_read_payload_job_id),
        .read_payload_ri_generation    (reads_read_payload_ri_generation),
        .read_payload_pid_on_fep       (reads_read_payload_pid_on_fep),
        .read_payload_resource_index   (reads_read_payload_resource_index),
        .read_payload_message_id       (reads_read_payload_message_id),
        .read_payload_som              (reads_read_payload_som),
        .read_payload_eom              (reads_read_payload_eom),
        .read_payload_key              (reads_read_payload_key),
        .read_payload_buffer_offset    (reads_read_payload_buffer_offset),
        .read_payload_request_length   (reads_read_payload_request_length),
        .read_payload_payload_length   (reads_read_payload_payload_length),
        .read_payload_message_offset   (reads_read_payload_message_offset),
        .read_payload_address          (reads_read_payload_address),
        .read_valid                    (reads_read_valid),
        .read_ready                    (ports_read_ready),
        .done_payload_slot             (reads_done_payload_slot),
        .done_payload_wr_id            (reads_done_payload_wr_id),
        .done_payload_return_code      (reads_done_payload_return_code),
        .done_valid                    (reads_done_valid),
        .done_ready                    (ports_done_ready)
    );

    always @(posedge clk) begin
        if (matched_valid) completions[matched_slot] <= {
        matched_completion_kind,
        matched_completion_return_code,
        matched_completion_opcode,
        matched_completion_wr_id,
        matched_completion_bytes,
        matched_completion_cut,
        matched_completion_has_header_data,
        matched_completion_header_data,
        matched_completion_match_bits,
        matched_completion_initiator,
        matched_completion_job_id,
        matched_completion_message_id,
        matched_completion_peer,
        matched_completion_pdc
    };
    end

    always @(posedge clk) begin
        if (leaves && stays && is_found) receives[it_slot] <= {it_wr_id, it_address, it_length};
    end

    always @(posedge clk) begin
        if (leaves_and_goes) claims[it_slot] <= {reads_commands_payload_length_choice, got_whole - reads_commands_payload_length_choice};
    end

    always @(posedge clk) begin
        if (rst) begin
            step <= STEP_IDLE;
            over <= 32'd0;
            failed <= 32'd0;
            promised <= 32'd0;
            lates <= 32'd0;
            count <= 6'd0;
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
            over <= (over | (state_over_shl & {32{over_term}})) & over_not;
            failed <= (failed | (state_over_shl & {32{failed_term}})) & over_not;
            promised <= (promised | (state_over_shl & {32{promised_term}})) & over_not;
            lates <= leaves_and_goes ? lates_choice : lates;
            count <= count + {5'd0, keeps} - {5'd0, less} - {5'd0, is_out};
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
        state_over <= |(over & state_over_shl);
        state_failed <= |(failed & state_over_shl);
        state_promised <= |(promised & state_over_shl);
        held_wr_id <= receives_rdata[127:96];
        held_address <= receives_rdata[95:32];
        held_length <= receives_rdata[31:0];
        whole <= completions_rdata[296:265];
        got_whole <= whole;
        got_isLess <= receive_length < whole;
        got_length <= receive_length;
        got_address <= receive_address;
        got_wr_id <= receive_wr_id;
        if (step == STEP_ACT) begin
            again <= is_gone;
        end
    end

    assign free_valid = reads_free_valid;
    assign free_slot = reads_free_slot;
    assign may_keep = count < 6'd24;
    assign send_done_valid = step_eq_4_and_is_found && !is_tagged;
    assign send_done_again = again;
    assign tagged_done_valid = step_eq_4_and_is_found && is_tagged;
    assign tagged_done_again = again;
    assign told_read_valid = reads_read_valid;
    assign told_read_payload_slot = reads_read_payload_slot;
    assign told_read_payload_peer = reads_read_payload_peer;
    assign told_read_payload_rel = reads_read_payload_rel;
    assign told_read_payload_job_id = reads_read_payload_job_id;
    assign told_read_payload_ri_generation = reads_read_payload_ri_generation;
    assign told_read_payload_pid_on_fep = reads_read_payload_pid_on_fep;
    assign told_read_payload_resource_index = reads_read_payload_resource_index;
    assign told_read_payload_message_id = reads_read_payload_message_id;
    assign told_read_payload_som = reads_read_payload_som;
    assign told_read_payload_eom = reads_read_payload_eom;
    assign told_read_payload_key = reads_read_payload_key;
    assign told_read_payload_buffer_offset = reads_read_payload_buffer_offset;
    assign told_read_payload_request_length = reads_read_payload_request_length;
    assign told_read_payload_payload_length = reads_read_payload_payload_length;
    assign told_read_payload_message_offset = reads_read_payload_message_offset;
    assign told_read_payload_address = reads_read_payload_address;
    assign told_answer_taken = reads_answers_ready;
    assign told_done_valid = reads_done_valid;
    assign told_done_completion_kind = MATCHED_COMPLETION_KIND_RECV;
    assign told_done_completion_return_code = told_done_completion_return_code_match ? reads_done_payload_return_code : completions_rdata_1[340:335];
    assign told_done_completion_opcode = completions_rdata_1[334:329];
    assign told_done_completion_wr_id = reads_done_payload_wr_id;
    assign told_done_completion_bytes = told_done_completion_bytes_any ? claims_rdata[63:32] : completions_rdata_1[296:265];
    assign told_done_completion_cut = told_done_completion_bytes_any ? claims_rdata[31:0] : completions_rdata_1[264:233];
    assign told_done_completion_has_header_data = completions_rdata_1[232];
    assign told_done_completion_header_data = completions_rdata_1[231:168];
    assign told_done_completion_match_bits = completions_rdata_1[167:104];
    assign told_done_completion_initiator = completions_rdata_1[103:72];
    assign told_done_completion_job_id = completions_rdata_1[71:48];
    assign told_done_completion_message_id = completions_rdata_1[47:32];
    assign told_done_completion_peer = completions_rdata_1[31:16];
    assign told_done_completion_pdc = completions_rdata_1[15:0];

    wire _unused_ok = &{1'b0, ports_extension_eager_length, ports_extension_ri_generation, ports_extension_pid_on_fep, ports_extension_resource_index, ports_extension_read_offset, ports_extension_read_key, ends_up_ready, completions_rdata[341:297], completions_rdata[264:0], completions_rdata_1[341], completions_rdata_1[328:297]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) end_finds_room: assert (!matched_valid || ends_up_ready);
`endif

endmodule

`default_nettype wire
