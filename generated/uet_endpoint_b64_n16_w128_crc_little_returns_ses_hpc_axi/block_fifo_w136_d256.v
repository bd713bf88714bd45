// Stream FIFO of 256 items of 136 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w136_d256 (
    input  wire        clk,
    input  wire        rst,
    input  wire [31:0] up_payload_wr_id,
    input  wire [15:0] up_payload_message_id,
    input  wire [31:0] up_payload_bytes,
    input  wire  [1:0] up_payload_result,
    input  wire  [7:0] up_payload_code,
    input  wire  [7:0] up_payload_ri_generation,
    input  wire  [3:0] up_payload_op,
    input  wire        up_payload_deferred,
    input  wire        up_payload_modified_valid,
    input  wire [31:0] up_payload_modified_length,
    input  wire        up_valid,
    output wire        up_ready,
    output wire [31:0] down_payload_wr_id,
    output wire [15:0] down_payload_message_id,
    output wire [31:0] down_payload_bytes,
    output wire  [1:0] down_payload_result,
    output wire  [7:0] down_payload_code,
    output wire  [7:0] down_payload_ri_generation,
    output wire  [3:0] down_payload_op,
    output wire        down_payload_deferred,
    output wire        down_payload_modified_valid,
    output wire [31:0] down_payload_modified_length,
    output wire        down_valid,
    input  wire        down_ready
);

    reg    [8:0] wr;
    reg    [8:0] rd;
    reg          fetched;
    reg          shown;
    reg   [31:0] oldest_wr_id;
    reg   [15:0] oldest_message_id;
    reg   [31:0] oldest_bytes;
    reg    [1:0] oldest_result;
    reg    [7:0] oldest_code;
    reg    [7:0] oldest_ri_generation;
    reg    [3:0] oldest_op;
    reg          oldest_deferred;
    reg          oldest_modified_valid;
    reg   [31:0] oldest_modified_length;
    reg  [135:0] items_rdata;
    (* no_rw_check *)
    reg  [135:0] items [0:255];

    wire full = (wr ^ rd) == 9'h100;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[7:0]];
        if (push) items[wr[7:0]] <= {
        up_payload_wr_id,
        up_payload_message_id,
        up_payload_bytes,
        up_payload_result,
        up_payload_code,
        up_payload_ri_generation,
        up_payload_op,
        up_payload_deferred,
        up_payload_modified_valid,
        up_payload_modified_length
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 9'd0;
            rd <= 9'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 9'd1;
            end
            if (fetch) begin
                rd <= rd + 9'd1;
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
            oldest_wr_id <= items_rdata[135:104];
            oldest_message_id <= items_rdata[103:88];
            oldest_bytes <= items_rdata[87:56];
            oldest_result <= items_rdata[55:54];
            oldest_code <= items_rdata[53:46];
            oldest_ri_generation <= items_rdata[45:38];
            oldest_op <= items_rdata[37:34];
            oldest_deferred <= items_rdata[33];
            oldest_modified_valid <= items_rdata[32];
            oldest_modified_length <= items_rdata[31:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_wr_id = oldest_wr_id;
    assign down_payload_message_id = oldest_message_id;
    assign down_payload_bytes = oldest_bytes;
    assign down_payload_result = oldest_result;
    assign down_payload_code = oldest_code;
    assign down_payload_ri_generation = oldest_ri_generation;
    assign down_payload_op = oldest_op;
    assign down_payload_deferred = oldest_deferred;
    assign down_payload_modified_valid = oldest_modified_valid;
    assign down_payload_modified_length = oldest_modified_length;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 9'h100);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[7:0] == rd[7:0]));
`endif

endmodule

`default_nettype wire
