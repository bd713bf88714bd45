// Stream FIFO of 576 items of 67 bits in block RAM, with an output register.
`default_nettype none

module block_fifo_w67_d576 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] up_payload_what,
    input  wire [15:0] up_payload_pdcid,
    input  wire [15:0] up_payload_peer,
    input  wire [31:0] up_payload_start_psn,
    input  wire        up_valid,
    output wire        up_ready,
    output wire  [2:0] down_payload_what,
    output wire [15:0] down_payload_pdcid,
    output wire [15:0] down_payload_peer,
    output wire [31:0] down_payload_start_psn,
    output wire        down_valid,
    input  wire        down_ready
);

    reg  [10:0] wr;
    reg  [10:0] rd;
    reg         fetched;
    reg         shown;
    reg   [2:0] oldest_what;
    reg  [15:0] oldest_pdcid;
    reg  [15:0] oldest_peer;
    reg  [31:0] oldest_start_psn;
    reg  [66:0] items_rdata;
    (* no_rw_check *)
    reg  [66:0] items [0:1023];

    wire [10:0] wr_minus_rd = wr - rd;
    wire        full = wr_minus_rd == 11'h240;
    wire        empty = wr == rd;
    wire        push = up_valid && !full;
    wire        show = !shown || down_ready;
    wire        advance = !fetched || show;
    wire        fetch = advance && !empty;

    always @(posedge clk) begin
        if (fetch) items_rdata <= items[rd[9:0]];
        if (push) items[wr[9:0]] <= {up_payload_what, up_payload_pdcid, up_payload_peer, up_payload_start_psn};
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
            oldest_what <= items_rdata[66:64];
            oldest_pdcid <= items_rdata[63:48];
            oldest_peer <= items_rdata[47:32];
            oldest_start_psn <= items_rdata[31:0];
        end
    end

    assign up_ready = !full;
    assign down_payload_what = oldest_what;
    assign down_payload_pdcid = oldest_pdcid;
    assign down_payload_peer = oldest_peer;
    assign down_payload_start_psn = oldest_start_psn;
    assign down_valid = shown;

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_overfull: assert (wr_minus_rd <= 11'h240);
    always @(posedge clk) if (!rst) never_reads_what_is_written: assert (!(push && fetch && wr[9:0] == rd[9:0]));
`endif

endmodule

`default_nettype wire
