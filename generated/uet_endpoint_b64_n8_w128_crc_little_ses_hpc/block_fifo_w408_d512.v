// Stream FIFO of 512 items of 408 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w408_d512 (
    input  wire        clk,
    input  wire        rst,
    input  wire        up_payload_bare,
    input  wire        up_payload_place,
    input  wire        up_payload_dc,
    input  wire [63:0] up_payload_placement_address,
    input  wire [13:0] up_payload_placement_length,
    input  wire [15:0] up_payload_placement_pdcid,
    input  wire [15:0] up_payload_placement_message_id,
    input  wire        up_payload_completes,
    input  wire  [5:0] up_payload_completion_opcode,
    input  wire  [5:0] up_payload_completion_return_code,
    input  wire        up_payload_completion_reported,
    input  wire        up_payload_completion_has_header_data,
    input  wire [63:0] up_payload_completion_header_data,
    input  wire [31:0] up_payload_completion_wr_id,
    input  wire [31:0] up_payload_completion_bytes,
    input  wire [31:0] up_payload_completion_initiator,
    input  wire [63:0] up_payload_completion_key,
    input  wire [23:0] up_payload_completion_job_id,
    input  wire [15:0] up_payload_completion_message_id,
    input  wire [15:0] up_payload_completion_pdcid,
    input  wire        up_valid,
    output wire        up_ready,
    output wire        down_payload_bare,
    output wire        down_payload_place,
    output wire        down_payload_dc,
    output wire [63:0] down_payload_placement_address,
    output wire [13:0] down_payload_placement_length,
    output wire [15:0] down_payload_placement_pdcid,
    output wire [15:0] down_payload_placement_message_id,
    output wire        down_payload_completes,
    output wire  [5:0] down_payload_completion_opcode,
    output wire  [5:0] down_payload_completion_return_code,
    output wire        down_payload_completion_reported,
    output wire        down_payload_completion_has_header_data,
    output wire [63:0] down_payload_completion_header_data,
    output wire [31:0] down_payload_completion_wr_id,
    output wire [31:0] down_payload_completion_bytes,
    output wire [31:0] down_payload_completion_initiator,
    output wire [63:0] down_payload_completion_key,
    output wire [23:0] down_payload_completion_job_id,
    output wire [15:0] down_payload_completion_message_id,
    output wire [15:0] down_payload_completion_pdcid,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [9:0] wr;
    reg    [9:0] rd;
    reg          fetched;
    reg          shown;
    reg          oldest_bare;
    reg          oldest_place;
    reg          oldest_dc;
    reg   [63:0] oldest_placement_address;
    reg   [13:0] oldest_placement_length;
    reg   [15:0] oldest_placement_pdcid;
    reg   [15:0] oldest_placement_message_id;
    reg          oldest_completes;
    reg    [5:0] oldest_completion_opcode;
    reg    [5:0] oldest_completion_return_code;
    reg          oldest_completion_reported;
    reg          oldest_completion_has_header_data;
    reg   [63:0] oldest_completion_header_data;
    reg   [31:0] oldest_completion_wr_id;
    reg   [31:0] oldest_completion_bytes;
    reg   [31:0] oldest_completion_initiator;
    reg   [63:0] oldest_completion_key;
    reg   [23:0] oldest_completion_job_id;
    reg   [15:0] oldest_completion_message_id;
    reg   [15:0] oldest_completion_pdcid;
    reg  [407:0] items_rdata;
    (* no_rw_check *)
    reg  [407:0] items [0:511];

    wire full = (wr ^ rd) == 10'h200;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[8:0]];
        if (push) items[wr[8:0]] <= {
        up_payload_bare,
        up_payload_place,
        up_payload_dc,
        up_payload_placement_address,
        up_payload_placement_length,
        up_payload_placement_pdcid,
        up_payload_placement_message_id,
        up_payload_completes,
        up_payload_completion_opcode,
        up_payload_completion_return_code,
        up_payload_completion_reported,
        up_payload_completion_has_header_data,
        up_payload_completion_header_data,
        up_payload_completion_wr_id,
        up_payload_completion_bytes,
        up_payload_completion_initiator,
        up_payload_completion_key,
        up_payload_completion_job_id,
        up_payload_completion_message_id,
        up_payload_completion_pdcid
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 10'd0;
            rd <= 10'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 10'd1;
            end
            if (fetch) begin
                rd <= rd + 10'd1;
            end
            if (advance) begin
                fetched <= fetch;
            end
            if (show) begin
                shown <= fetched;
            end
        end
    end

    always @(posedge clk) begin
        if (show) begin
            oldest_bare <= items_rdata[407];
            oldest_place <= items_rdata[406];
            oldest_dc <= items_rdata[405];
            oldest_placement_address <= items_rdata[404:341];
            oldest_placement_length <= items_rdata[340:327];
            oldest_placement_pdcid <= items_rdata[326:311];
            oldest_placement_message_id <= items_rdata[310:295];
            oldest_completes <= items_rdata[294];
            oldest_completion_opcode <= items_rdata[293:288];
            oldest_completion_return_code <= items_rdata[287:282];
            oldest_completion_reported <= items_rdata[281];
            oldest_completion_has_header_data <= items_rdata[280];
            oldest_completion_header_data <= items_rdata[279:216];
            oldest_completion_wr_id <= items_rdata[215:184];
            oldest_completion_bytes <= items_rdata[183:152];
            oldest_completion_initiator <= items_rdata[151:120];
            oldest_completion_key <= items_rdata[119:56];
            oldest_completion_job_id <= items_rdata[55:32];
            oldest_completion_message_id <= items_rdata[31:16];
            oldest_completion_pdcid <= items_rdata[15:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_bare = oldest_bare;
    assign down_payload_place = oldest_place;
    assign down_payload_dc = oldest_dc;
    assign down_payload_placement_address = oldest_placement_address;
    assign down_payload_placement_length = oldest_placement_length;
    assign down_payload_placement_pdcid = oldest_placement_pdcid;
    assign down_payload_placement_message_id = oldest_placement_message_id;
    assign down_payload_completes = oldest_completes;
    assign down_payload_completion_opcode = oldest_completion_opcode;
    assign down_payload_completion_return_code = oldest_completion_return_code;
    assign down_payload_completion_reported = oldest_completion_reported;
    assign down_payload_completion_has_header_data = oldest_completion_has_header_data;
    assign down_payload_completion_header_data = oldest_completion_header_data;
    assign down_payload_completion_wr_id = oldest_completion_wr_id;
    assign down_payload_completion_bytes = oldest_completion_bytes;
    assign down_payload_completion_initiator = oldest_completion_initiator;
    assign down_payload_completion_key = oldest_completion_key;
    assign down_payload_completion_job_id = oldest_completion_job_id;
    assign down_payload_completion_message_id = oldest_completion_message_id;
    assign down_payload_completion_pdcid = oldest_completion_pdcid;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 10'h200);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[8:0] == rd[8:0]));
`endif

endmodule

`default_nettype wire
