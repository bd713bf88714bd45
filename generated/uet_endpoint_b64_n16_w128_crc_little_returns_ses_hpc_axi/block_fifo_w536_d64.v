// Stream FIFO of 64 items of 536 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w536_d64 (
    input  wire         clk,
    input  wire         rst,
    input  wire [130:0] up_payload_who,
    input  wire   [5:0] up_payload_code,
    input  wire         up_payload_fetching,
    input  wire [287:0] up_payload_extension,
    input  wire  [31:0] up_payload_request_length,
    input  wire  [13:0] up_payload_payload_length,
    input  wire  [63:0] up_payload_address,
    input  wire         up_valid,
    output wire         up_ready,
    output wire [130:0] down_payload_who,
    output wire   [5:0] down_payload_code,
    output wire         down_payload_fetching,
    output wire [287:0] down_payload_extension,
    output wire  [31:0] down_payload_request_length,
    output wire  [13:0] down_payload_payload_length,
    output wire  [63:0] down_payload_address,
    output wire         down_valid,
    input  wire         down_ready
);

    reg    [6:0] wr;
    reg    [6:0] rd;
    reg          fetched;
    reg          shown;
    reg  [130:0] oldest_who;
    reg    [5:0] oldest_code;
    reg          oldest_fetching;
    reg  [287:0] oldest_extension;
    reg   [31:0] oldest_request_length;
    reg   [13:0] oldest_payload_length;
    reg   [63:0] oldest_address;
    reg  [535:0] items_rdata;
    (* no_rw_check *)
    reg  [535:0] items [0:63];

    wire full = (wr ^ rd) == 7'd64;
    wire empty = wr == rd;
    wire push = up_valid && !full;
    wire show = !shown || down_ready;
    wire advance = !fetched || show;
    wire fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[5:0]];
        if (push) items[wr[5:0]] <= {
        up_payload_who,
        up_payload_code,
        up_payload_fetching,
        up_payload_extension,
        up_payload_request_length,
        up_payload_payload_length,
        up_payload_address
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 7'd0;
            rd <= 7'd0;
            fetched <= 1'b0;
            shown <= 1'b0;
        end else begin
            if (push) begin
                wr <= wr + 7'd1;
            end
            if (fetch) begin
                rd <= rd + 7'd1;
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
            oldest_who <= items_rdata[535:405];
            oldest_code <= items_rdata[404:399];
            oldest_fetching <= items_rdata[398];
            oldest_extension <= items_rdata[397:110];
            oldest_request_length <= items_rdata[109:78];
            oldest_payload_length <= items_rdata[77:64];
            oldest_address <= items_rdata[63:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_who = oldest_who;
    assign down_payload_code = oldest_code;
    assign down_payload_fetching = oldest_fetching;
    assign down_payload_extension = oldest_extension;
    assign down_payload_request_length = oldest_request_length;
    assign down_payload_payload_length = oldest_payload_length;
    assign down_payload_address = oldest_address;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr - rd <= 7'd64);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[5:0] == rd[5:0]));
`endif

endmodule

`default_nettype wire
