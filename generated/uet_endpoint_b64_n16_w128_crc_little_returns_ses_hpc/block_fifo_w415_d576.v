// Stream FIFO of 576 items of 415 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w415_d576 (
    input  wire        clk,
    input  wire        rst,
    input  wire        up_payload_bare,
    input  wire        up_payload_place,
    input  wire        up_payload_dc,
    input  wire [63:0] up_payload_placement_address,
    input  wire [13:0] up_payload_placement_length,
    input  wire [15:0] up_payload_placement_pdcid,
    input  wire [15:0] up_payload_placement_message_id,
    input  wire        up_payload_placement_is_kept,
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
    input  wire        up_payload_completion_kept_is,
    input  wire  [4:0] up_payload_completion_kept_number,
    input  wire        up_valid,
    output wire        up_ready,
    output wire        down_payload_bare,
    output wire        down_payload_place,
    output wire        down_payload_dc,
    output wire [63:0] down_payload_placement_address,
    output wire [13:0] down_payload_placement_length,
    output wire [15:0] down_payload_placement_pdcid,
    output wire [15:0] down_payload_placement_message_id,
    output wire        down_payload_placement_is_kept,
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
    output wire        down_payload_completion_kept_is,
    output wire  [4:0] down_payload_completion_kept_number,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [10:0] wr;
    reg   [10:0] rd;
    reg          fetched;
    reg          shown;
    reg          oldest_bare;
    reg          oldest_place;
    reg          oldest_dc;
    reg   [63:0] oldest_placement_address;
    reg   [13:0] oldest_placement_length;
    reg   [15:0] oldest_placement_pdcid;
    reg   [15:0] oldest_placement_message_id;
    reg          oldest_placement_is_kept;
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
    reg          oldest_completion_kept_is;
    reg    [4:0] oldest_completion_kept_number;
    reg  [414:0] items_rdata;
    (* no_rw_check *)
    reg  [414:0] items [0:1023];

    wire [10:0] wr_minus_rd = wr - rd;
    wire        full = wr_minus_rd == 11'h240;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        show = !shown || down_ready;
    wire        advance = !fetched || show;
    wire        fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[9:0]];
        if (push) items[wr[9:0]] <= {
        up_payload_bare,
        up_payload_place,
        up_payload_dc,
        up_payload_placement_address,
        up_payload_placement_length,
        up_payload_placement_pdcid,
        up_payload_placement_message_id,
        up_payload_placement_is_kept,
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
        up_payload_completion_pdcid,
        up_payload_completion_kept_is,
        up_payload_completion_kept_number
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 11'd0;
            rd <= 11'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 11'd1;
            end
            if (fetch) begin
                rd <= rd + 11'd1;
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
            oldest_bare <= items_rdata[414];
            oldest_place <= items_rdata[413];
            oldest_dc <= items_rdata[412];
            oldest_placement_address <= items_rdata[411:348];
            oldest_placement_length <= items_rdata[347:334];
            oldest_placement_pdcid <= items_rdata[333:318];
            oldest_placement_message_id <= items_rdata[317:302];
            oldest_placement_is_kept <= items_rdata[301];
            oldest_completes <= items_rdata[300];
            oldest_completion_opcode <= items_rdata[299:294];
            oldest_completion_return_code <= items_rdata[293:288];
            oldest_completion_reported <= items_rdata[287];
            oldest_completion_has_header_data <= items_rdata[286];
            oldest_completion_header_data <= items_rdata[285:222];
            oldest_completion_wr_id <= items_rdata[221:190];
            oldest_completion_bytes <= items_rdata[189:158];
            oldest_completion_initiator <= items_rdata[157:126];
            oldest_completion_key <= items_rdata[125:62];
            oldest_completion_job_id <= items_rdata[61:38];
            oldest_completion_message_id <= items_rdata[37:22];
            oldest_completion_pdcid <= items_rdata[21:6];
            oldest_completion_kept_is <= items_rdata[5];
            oldest_completion_kept_number <= items_rdata[4:0];
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
    assign down_payload_placement_is_kept = oldest_placement_is_kept;
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
    assign down_payload_completion_kept_is = oldest_completion_kept_is;
    assign down_payload_completion_kept_number = oldest_completion_kept_number;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 11'h240);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[9:0] == rd[9:0]));
`endif

endmodule

`default_nettype wire
