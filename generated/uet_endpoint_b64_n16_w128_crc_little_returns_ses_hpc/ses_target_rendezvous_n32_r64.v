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
    input  wire        matched_valid,
    input  wire  [4:0] matched_slot,
    input  wire        matched_bound,
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
    output wire        free_valid,
    output wire  [4:0] free_slot,
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

    wire         commands_up_ready;
    wire   [4:0] commands_down_payload_slot;
    wire         commands_down_payload_bound;
    wire  [31:0] commands_down_payload_wr_id;
    wire  [63:0] commands_down_payload_address;
    wire  [31:0] commands_down_payload_length;
    wire         commands_down_valid;
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
    reg  [341:0] completions [0:31];

    wire         taken = reads_commands_ready;
    wire [341:0] completions_rdata = completions[reads_done_payload_slot];

    fifo_w134_d32 commands (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_slot      (matched_slot),
        .up_payload_bound     (matched_bound),
        .up_payload_wr_id     (matched_completion_wr_id),
        .up_payload_address   (matched_address),
        .up_payload_length    (matched_completion_bytes),
        .up_valid             (matched_valid),
        .up_ready             (commands_up_ready),
        .down_payload_slot    (commands_down_payload_slot),
        .down_payload_bound   (commands_down_payload_bound),
        .down_payload_wr_id   (commands_down_payload_wr_id),
        .down_payload_address (commands_down_payload_address),
        .down_payload_length  (commands_down_payload_length),
        .down_valid           (commands_down_valid),
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
        .commands_payload_kind         (!commands_down_payload_bound),
        .commands_payload_slot         (commands_down_payload_slot),
        .commands_payload_wr_id        (commands_down_payload_wr_id),
        .commands_payload_address      (commands_down_payload_address),
        .commands_payload_length       (commands_down_payload_length),
        .commands_payload_has_eager    (1'b1),
        .commands_valid                (commands_down_valid),
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

    assign free_valid = reads_free_valid;
    assign free_slot = reads_free_slot;
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
    assign told_done_completion_kind = completions_rdata[341];
    assign told_done_completion_return_code = reads_done_payload_return_code;
    assign told_done_completion_opcode = completions_rdata[334:329];
    assign told_done_completion_wr_id = reads_done_payload_wr_id;
    assign told_done_completion_bytes = completions_rdata[296:265];
    assign told_done_completion_cut = completions_rdata[264:233];
    assign told_done_completion_has_header_data = completions_rdata[232];
    assign told_done_completion_header_data = completions_rdata[231:168];
    assign told_done_completion_match_bits = completions_rdata[167:104];
    assign told_done_completion_initiator = completions_rdata[103:72];
    assign told_done_completion_job_id = completions_rdata[71:48];
    assign told_done_completion_message_id = completions_rdata[47:32];
    assign told_done_completion_peer = completions_rdata[31:16];
    assign told_done_completion_pdc = completions_rdata[15:0];

    wire _unused_ok = &{1'b0, ports_extension_eager_length, ports_extension_ri_generation, ports_extension_pid_on_fep, ports_extension_resource_index, ports_extension_read_offset, ports_extension_read_key, commands_up_ready, completions_rdata[340:335], completions_rdata[328:297]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) command_finds_room: assert (!matched_valid || commands_up_ready);
`endif

endmodule

`default_nettype wire
