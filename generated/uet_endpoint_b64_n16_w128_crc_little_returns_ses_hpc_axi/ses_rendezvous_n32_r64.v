// Reads of 32 rendezvous sends, 64 packets at a time.
`default_nettype none

module ses_rendezvous_n32_r64 (
    input  wire        clk,
    input  wire        rst,
    input  wire [13:0] choices_payload_mtu,
    input  wire        choices_from_start,
    input  wire [15:0] choices_first_id,
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
    output wire        free_valid,
    output wire  [4:0] free_slot,
    input  wire        commands_payload_kind,
    input  wire  [4:0] commands_payload_slot,
    input  wire [31:0] commands_payload_wr_id,
    input  wire [63:0] commands_payload_address,
    input  wire [31:0] commands_payload_length,
    input  wire        commands_payload_has_eager,
    input  wire        commands_valid,
    output wire        commands_ready,
    input  wire  [4:0] answers_payload_slot,
    input  wire  [5:0] answers_payload_return_code,
    input  wire        answers_valid,
    output wire        answers_ready,
    output wire  [4:0] read_payload_slot,
    output wire [15:0] read_payload_peer,
    output wire        read_payload_rel,
    output wire [23:0] read_payload_job_id,
    output wire  [7:0] read_payload_ri_generation,
    output wire [11:0] read_payload_pid_on_fep,
    output wire [11:0] read_payload_resource_index,
    output wire [15:0] read_payload_message_id,
    output wire        read_payload_som,
    output wire        read_payload_eom,
    output wire [63:0] read_payload_key,
    output wire [63:0] read_payload_buffer_offset,
    output wire [31:0] read_payload_request_length,
    output wire [13:0] read_payload_payload_length,
    output wire [31:0] read_payload_message_offset,
    output wire [63:0] read_payload_address,
    output wire        read_valid,
    input  wire        read_ready,
    output wire  [4:0] done_payload_slot,
    output wire [31:0] done_payload_wr_id,
    output wire  [5:0] done_payload_return_code,
    output wire        done_valid,
    input  wire        done_ready
);

    localparam [2:0] STEP_IDLE   = 3'd0;
    localparam [2:0] STEP_FETCH  = 3'd1;
    localparam [2:0] STEP_SUM    = 3'd2;
    localparam [2:0] STEP_ACT    = 3'd3;
    localparam [2:0] STEP_TELL   = 3'd4;
    localparam [1:0] KIND_ANSWER = 2'd0;
    localparam [1:0] KIND_GO     = 2'd1;
    localparam [1:0] KIND_DROP   = 2'd2;
    localparam [1:0] KIND_PACKET = 2'd3;

    reg   [31:0] taken;
    reg          offers;
    reg    [4:0] offered;
    wire         first_free_valid;
    wire   [4:0] first_free_index;
    wire  [31:0] first_free_one_hot;
    reg    [2:0] step;
    reg    [1:0] kind;
    reg    [4:0] slot;
    reg    [6:0] left;
    wire         turns_up_ready;
    wire   [4:0] turns_down_payload;
    wire         turns_down_valid;
    reg          command_kind;
    reg    [4:0] command_slot;
    reg   [31:0] command_wr_id;
    reg   [63:0] command_address;
    reg   [31:0] command_length;
    reg          command_has_eager;
    reg    [5:0] answer_code;
    reg  [232:0] headers_rdata;
    reg  [237:0] works_rdata;
    reg   [31:0] sums_rest;
    reg   [63:0] sums_address;
    reg   [63:0] sums_begins;
    reg   [31:0] sums_reads;
    reg          sums_has_reads;
    reg   [63:0] sums_offset;
    reg    [6:0] sums_out_less;
    reg    [6:0] sums_out_more;
    reg   [31:0] at_work_wr_id;
    reg   [63:0] at_work_address;
    reg   [63:0] at_work_buffer_offset;
    reg   [31:0] at_work_length;
    reg   [31:0] at_work_next;
    reg          at_work_stops;
    reg    [6:0] at_work_out;
    reg    [5:0] at_work_code;
    reg   [15:0] at_header_peer;
    reg          at_header_rel;
    reg   [23:0] at_header_job_id;
    reg   [31:0] at_header_eager_length;
    reg    [7:0] at_header_ri_generation;
    reg   [11:0] at_header_pid_on_fep;
    reg   [11:0] at_header_resource_index;
    reg   [63:0] at_header_read_offset;
    reg   [63:0] at_header_read_key;
    reg    [4:0] told_slot;
    reg   [31:0] told_wr_id;
    reg    [5:0] told_return_code;
    (* no_rw_check *)
    reg  [232:0] headers [0:31];
    (* no_rw_check *)
    reg  [237:0] works [0:31];

    wire        reserves = reserve_valid && offers;
    wire        failed = at_work_code != 6'd1;
    wire        sends = kind == KIND_PACKET && !failed;
    wire        leaves = step == STEP_ACT && (!sends || read_ready);
    wire        is_last = {18'd0, choices_payload_mtu} >= sums_rest;
    wire        pushes_choice = kind == KIND_ANSWER ? at_work_stops : failed || is_last;
    wire        pushes_choice_2 = kind == KIND_GO ? !sums_has_reads : pushes_choice;
    wire        pushes = leaves && (kind == KIND_GO || kind == KIND_PACKET) && !pushes_choice_2;
    wire        pops_term = answers_valid || commands_valid;
    wire        pops = step == STEP_IDLE && !pops_term && (|left);
    wire [63:0] message_start = headers_rdata[127:64] - {32'd0, headers_rdata[191:160]};
    wire [63:0] beyond = headers_rdata[127:64] + {32'd0, headers_rdata[191:160]};
    wire        leaves_and_kind_ne_2 = leaves && kind != KIND_DROP;
    wire  [6:0] tells_choice = kind == KIND_ANSWER ? sums_out_less : failed ? at_work_out : sums_out_more;
    wire  [6:0] tells_choice_2 = kind == KIND_GO ? 7'd0 : tells_choice;
    wire        tells = leaves_and_kind_ne_2 && pushes_choice_2 && !(|tells_choice_2);
    wire [31:0] first_free_requests_shl = 32'd1 << offered;
    wire [31:0] works_choice = kind == KIND_GO ? command_wr_id : at_work_wr_id;
    wire [31:0] works_sum = at_work_next + {18'd0, choices_payload_mtu};
    wire  [5:0] works_choice_2 = kind == KIND_ANSWER ? (failed ? at_work_code : answer_code) : at_work_code;
    wire  [5:0] works_choice_3 = kind == KIND_GO ? 6'd1 : works_choice_2;
    wire [31:0] sums_begins_and = headers_rdata[191:160] & {32{command_has_eager}};
    wire [63:0] sums_offset_choice = command_has_eager ? beyond : headers_rdata[127:64];
    wire [63:0] sums_offset_choice_2 = command_has_eager ? headers_rdata[127:64] : message_start;
    wire        kind_term = commands_valid && !commands_payload_kind;
    wire  [1:0] kind_choice = kind_term ? 2'd1 : commands_valid ? 2'd2 : 2'd3;
    wire  [4:0] slot_choice = commands_valid ? commands_payload_slot : turns_down_payload;
    wire        taken_term = (step == STEP_TELL && done_ready) || (leaves && kind == KIND_DROP);
    wire [31:0] taken_not = ~((32'd1 << slot) & {32{taken_term}});

    priority_encoder_w32 first_free (
        .requests (~(taken | (first_free_requests_shl & {32{offers}}))),
        .valid    (first_free_valid),
        .index    (first_free_index),
        .one_hot  (first_free_one_hot)
    );

    fifo_w5_d32_8c753f turns (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (slot),
        .up_valid     (pushes),
        .up_ready     (turns_up_ready),
        .down_payload (turns_down_payload),
        .down_valid   (turns_down_valid),
        .down_ready   (pops)
    );

    always @(posedge clk) begin
        headers_rdata <= headers[slot];
        if (reserves) headers[offered] <= {
        reserve_header_peer,
        reserve_header_rel,
        reserve_header_job_id,
        reserve_header_eager_length,
        reserve_header_ri_generation,
        reserve_header_pid_on_fep,
        reserve_header_resource_index,
        reserve_header_read_offset,
        reserve_header_read_key
    };
    end

    always @(posedge clk) begin
        works_rdata <= works[slot];
        if (leaves_and_kind_ne_2) works[slot] <= {
        works_choice,
        kind == KIND_GO ? sums_begins : at_work_address,
        kind == KIND_GO ? sums_offset : at_work_buffer_offset,
        kind == KIND_GO ? sums_reads & {32{sums_has_reads}} : at_work_length,
        kind == KIND_GO ? 32'd0 : kind == KIND_ANSWER ? at_work_next : works_sum,
        pushes_choice_2,
        tells_choice_2,
        works_choice_3
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            taken <= 32'd0;
            offers <= 1'b0;
            step <= STEP_IDLE;
            left <= 7'd64;
        end else begin
            if (reserves || !offers) begin
                offers <= first_free_valid;
            end
            case (step)
                STEP_IDLE: begin
                    if (pops_term || (pops && turns_down_valid)) begin
                        step <= STEP_FETCH;
                    end
                end
                STEP_FETCH: begin
                    step <= STEP_SUM;
                end
                STEP_SUM: begin
                    step <= STEP_ACT;
                end
                STEP_ACT: begin
                    if (leaves) begin
                        step <= STEP_IDLE;
                    end
                    if (tells) begin
                        step <= STEP_TELL;
                    end
                end
                STEP_TELL: begin
                    if (done_ready) begin
                        step <= STEP_IDLE;
                    end
                end
                default: begin end
            endcase
            taken <= (taken | (first_free_requests_shl & {32{reserves}})) & taken_not;
            if (leaves && sends) begin
                left <= left - 7'd1;
            end
            if (leaves && kind == KIND_ANSWER) begin
                left <= left + 7'd1;
            end
        end
    end

    always @(posedge clk) begin
        if (reserves || !offers) begin
            offered <= first_free_index;
        end
        sums_rest <= works_rdata[77:46] - works_rdata[45:14];
        sums_address <= works_rdata[205:142] + {32'd0, works_rdata[45:14]};
        sums_begins <= command_address + {32'd0, sums_begins_and};
        sums_reads <= command_length - sums_begins_and;
        sums_has_reads <= sums_begins_and < command_length;
        sums_offset <= choices_from_start ? sums_offset_choice : sums_offset_choice_2;
        sums_out_less <= works_rdata[12:6] - 7'd1;
        sums_out_more <= works_rdata[12:6] + 7'd1;
        at_work_wr_id <= works_rdata[237:206];
        at_work_address <= works_rdata[205:142];
        at_work_buffer_offset <= works_rdata[141:78];
        at_work_length <= works_rdata[77:46];
        at_work_next <= works_rdata[45:14];
        at_work_stops <= works_rdata[13];
        at_work_out <= works_rdata[12:6];
        at_work_code <= works_rdata[5:0];
        at_header_peer <= headers_rdata[232:217];
        at_header_rel <= headers_rdata[216];
        at_header_job_id <= headers_rdata[215:192];
        at_header_eager_length <= headers_rdata[191:160];
        at_header_ri_generation <= headers_rdata[159:152];
        at_header_pid_on_fep <= headers_rdata[151:140];
        at_header_resource_index <= headers_rdata[139:128];
        at_header_read_offset <= headers_rdata[127:64];
        at_header_read_key <= headers_rdata[63:0];
        if (step == STEP_ACT) begin
            told_slot <= slot;
            told_wr_id <= works_choice;
            told_return_code <= works_choice_3;
        end
        case (step)
            STEP_IDLE: begin
                answer_code <= answers_payload_return_code;
                command_kind <= commands_payload_kind;
                command_slot <= commands_payload_slot;
                command_wr_id <= commands_payload_wr_id;
                command_address <= commands_payload_address;
                command_length <= commands_payload_length;
                command_has_eager <= commands_payload_has_eager;
                kind <= answers_valid ? KIND_ANSWER : kind_choice;
                slot <= answers_valid ? answers_payload_slot : slot_choice;
            end
            default: begin end
        endcase
    end

    assign free_valid = offers;
    assign free_slot = offered;
    assign commands_ready = step == STEP_IDLE && !answers_valid;
    assign answers_ready = step == STEP_IDLE;
    assign read_payload_slot = slot;
    assign read_payload_peer = at_header_peer;
    assign read_payload_rel = at_header_rel;
    assign read_payload_job_id = at_header_job_id;
    assign read_payload_ri_generation = at_header_ri_generation;
    assign read_payload_pid_on_fep = at_header_pid_on_fep;
    assign read_payload_resource_index = at_header_resource_index;
    assign read_payload_message_id = choices_first_id + {11'd0, slot};
    assign read_payload_som = !(|at_work_next);
    assign read_payload_eom = is_last;
    assign read_payload_key = at_header_read_key;
    assign read_payload_buffer_offset = at_work_buffer_offset;
    assign read_payload_request_length = at_work_length;
    assign read_payload_payload_length = is_last ? sums_rest[13:0] : choices_payload_mtu;
    assign read_payload_message_offset = at_work_next;
    assign read_payload_address = sums_address;
    assign read_valid = step == STEP_ACT && sends;
    assign done_payload_slot = told_slot;
    assign done_payload_wr_id = told_wr_id;
    assign done_payload_return_code = told_return_code;
    assign done_valid = step == STEP_TELL;

    wire _unused_ok = &{1'b0, first_free_one_hot, turns_up_ready, command_kind, command_slot, at_header_eager_length, at_header_read_offset};

`ifdef FORMAL
    always @(posedge clk) if (!rst) turn_finds_room: assert (!pushes || turns_up_ready);
    always @(posedge clk) if (!rst) answers_what_is_out: assert (!(step == STEP_ACT && kind == KIND_ANSWER) || (|at_work_out));
    always @(posedge clk) if (!rst) is_no_more_than_all: assert (left <= 7'd64);
`endif

endmodule

`default_nettype wire
