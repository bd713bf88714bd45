// 64 words of 30 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w30_d64_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [5:0] addr,
    input  wire        enable,
    input  wire  [6:0] next_head,
    input  wire  [6:0] next_tail,
    input  wire        next_middle,
    input  wire [14:0] next_current,
    input  wire        write,
    output wire  [6:0] word_head,
    output wire  [6:0] word_tail,
    output wire        word_middle,
    output wire [14:0] word_current,
    output wire  [5:0] at,
    output wire        valid
);

    reg   [5:0] addr_1;
    reg         valid_1;
    reg   [5:0] addr_2;
    reg         valid_2;
    reg   [5:0] addr_3;
    reg         valid_3;
    reg  [29:0] memory_rdata;
    reg   [6:0] written_head;
    reg   [6:0] written_tail;
    reg         written_middle;
    reg  [14:0] written_current;
    reg         wrote;
    reg         beside;
    reg   [6:0] fetched_head;
    reg   [6:0] fetched_tail;
    reg         fetched_middle;
    reg  [14:0] fetched_current;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg   [6:0] latest_head;
    reg   [6:0] latest_tail;
    reg         latest_middle;
    reg  [14:0] latest_current;
    (* no_rw_check *)
    reg  [29:0] memory [0:63];

    wire writes = valid_3 && write;
    wire two_apart_and_wrote = two_apart && wrote;
    wire beside_next_and_writes = beside_next && writes;
    wire one_apart_next_and_wrote = one_apart_next && wrote;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_head, next_tail, next_middle, next_current};
    end

    always @(posedge clk) begin
        if (rst) begin
            valid_1 <= 1'b0;
            valid_2 <= 1'b0;
            valid_3 <= 1'b0;
            wrote <= 1'b0;
        end else begin
            valid_1 <= enable;
            valid_2 <= valid_1;
            valid_3 <= valid_2;
            wrote <= writes;
        end
    end

    always @(posedge clk) begin
        addr_1 <= addr;
        addr_2 <= addr_1;
        addr_3 <= addr_2;
        written_head <= next_head;
        written_tail <= next_tail;
        written_middle <= next_middle;
        written_current <= next_current;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_head <= two_apart_and_wrote ? written_head : memory_rdata[29:23];
        fetched_tail <= two_apart_and_wrote ? written_tail : memory_rdata[22:16];
        fetched_middle <= two_apart_and_wrote ? written_middle : memory_rdata[15];
        fetched_current <= two_apart_and_wrote ? written_current : memory_rdata[14:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_head <= beside_next_and_writes ? next_head : one_apart_next_and_wrote ? written_head : fetched_head;
        latest_tail <= beside_next_and_writes ? next_tail : one_apart_next_and_wrote ? written_tail : fetched_tail;
        latest_middle <= beside_next_and_writes ? next_middle : one_apart_next_and_wrote ? written_middle : fetched_middle;
        latest_current <= beside_next_and_writes ? next_current : one_apart_next_and_wrote ? written_current : fetched_current;
    end

    assign word_head = latest_head;
    assign word_tail = latest_tail;
    assign word_middle = latest_middle;
    assign word_current = latest_current;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [5:0] watched;
    reg         known;
    reg   [6:0] expected_head;
    reg   [6:0] expected_tail;
    reg         expected_middle;
    reg  [14:0] expected_current;

    wire        addr_3_eq_watched = addr_3 == watched;
    wire [29:0] word_is_latest_word = {expected_head, expected_tail, expected_middle, expected_current};
    wire        word_is_latest_match = {latest_head, latest_tail, latest_middle, latest_current} == word_is_latest_word;

    always @(posedge clk) begin
        if (rst) begin
            known <= 1'b0;
        end else begin
            if (writes) begin
                if (!known || addr_3_eq_watched) begin
                    known <= 1'b1;
                end
            end
        end
    end

    always @(posedge clk) begin
        if (writes) begin
            if (!known || addr_3_eq_watched) begin
                watched <= addr_3;
                expected_head <= next_head;
                expected_tail <= next_tail;
                expected_middle <= next_middle;
                expected_current <= next_current;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_match);
`endif

endmodule

`default_nettype wire
