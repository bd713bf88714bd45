// 8 words of 25 bits, one read-modify-write a clock, each word 3 clocks after its address.
`default_nettype none

module forwarding_ram_w25_d8_l3 (
    input  wire        clk,
    input  wire        rst,
    input  wire  [2:0] addr,
    input  wire        enable,
    input  wire [11:0] next_generation,
    input  wire        next_alive,
    input  wire        next_closing,
    input  wire        next_settled,
    input  wire        next_busy,
    input  wire        next_used,
    input  wire  [7:0] next_count,
    input  wire        write,
    output wire [11:0] word_generation,
    output wire        word_alive,
    output wire        word_closing,
    output wire        word_settled,
    output wire        word_busy,
    output wire        word_used,
    output wire  [7:0] word_count,
    output wire  [2:0] at,
    output wire        valid
);

    reg   [2:0] addr_1;
    reg         valid_1;
    reg   [2:0] addr_2;
    reg         valid_2;
    reg   [2:0] addr_3;
    reg         valid_3;
    reg  [24:0] memory_rdata;
    reg  [11:0] written_generation;
    reg         written_alive;
    reg         written_closing;
    reg         written_settled;
    reg         written_busy;
    reg         written_used;
    reg   [7:0] written_count;
    reg         wrote;
    reg         beside;
    reg  [11:0] fetched_generation;
    reg         fetched_alive;
    reg         fetched_closing;
    reg         fetched_settled;
    reg         fetched_busy;
    reg         fetched_used;
    reg   [7:0] fetched_count;
    reg         two_apart;
    reg         beside_next;
    reg         one_apart;
    reg         one_apart_next;
    reg  [11:0] latest_generation;
    reg         latest_alive;
    reg         latest_closing;
    reg         latest_settled;
    reg         latest_busy;
    reg         latest_used;
    reg   [7:0] latest_count;
    (* no_rw_check *)
    reg  [24:0] memory [0:7];

    wire        writes = valid_3 && write;
    wire        two_apart_and_wrote = two_apart && wrote;
    wire        beside_next_and_writes = beside_next && writes;
    wire        one_apart_next_and_wrote = one_apart_next && wrote;
    wire [11:0] latest_generation_choice = one_apart_next_and_wrote ? written_generation : fetched_generation;

    always @(posedge clk) begin
        memory_rdata <= memory[addr];
        if (writes) memory[addr_3] <= {next_generation, next_alive, next_closing, next_settled, next_busy, next_used, next_count};
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
        written_generation <= next_generation;
        written_alive <= next_alive;
        written_closing <= next_closing;
        written_settled <= next_settled;
        written_busy <= next_busy;
        written_used <= next_used;
        written_count <= next_count;
        beside <= addr == addr_1;
        two_apart <= addr == addr_3;
        fetched_generation <= two_apart_and_wrote ? written_generation : memory_rdata[24:13];
        fetched_alive <= two_apart_and_wrote ? written_alive : memory_rdata[12];
        fetched_closing <= two_apart_and_wrote ? written_closing : memory_rdata[11];
        fetched_settled <= two_apart_and_wrote ? written_settled : memory_rdata[10];
        fetched_busy <= two_apart_and_wrote ? written_busy : memory_rdata[9];
        fetched_used <= two_apart_and_wrote ? written_used : memory_rdata[8];
        fetched_count <= two_apart_and_wrote ? written_count : memory_rdata[7:0];
        beside_next <= beside;
        one_apart <= addr == addr_2;
        one_apart_next <= one_apart;
        latest_generation <= beside_next_and_writes ? next_generation : latest_generation_choice;
        latest_alive <= beside_next_and_writes ? next_alive : one_apart_next_and_wrote ? written_alive : fetched_alive;
        latest_closing <= beside_next_and_writes ? next_closing : one_apart_next_and_wrote ? written_closing : fetched_closing;
        latest_settled <= beside_next_and_writes ? next_settled : one_apart_next_and_wrote ? written_settled : fetched_settled;
        latest_busy <= beside_next_and_writes ? next_busy : one_apart_next_and_wrote ? written_busy : fetched_busy;
        latest_used <= beside_next_and_writes ? next_used : one_apart_next_and_wrote ? written_used : fetched_used;
        latest_count <= beside_next_and_writes ? next_count : one_apart_next_and_wrote ? written_count : fetched_count;
    end

    assign word_generation = latest_generation;
    assign word_alive = latest_alive;
    assign word_closing = latest_closing;
    assign word_settled = latest_settled;
    assign word_busy = latest_busy;
    assign word_used = latest_used;
    assign word_count = latest_count;
    assign at = addr_3;
    assign valid = valid_3;

`ifdef FORMAL
    reg   [2:0] watched;
    reg         known;
    reg  [11:0] expected_generation;
    reg         expected_alive;
    reg         expected_closing;
    reg         expected_settled;
    reg         expected_busy;
    reg         expected_used;
    reg   [7:0] expected_count;

    wire        addr_3_eq_watched = addr_3 == watched;
    wire [24:0] word_is_latest_word = {
        latest_generation,
        latest_alive,
        latest_closing,
        latest_settled,
        latest_busy,
        latest_used,
        latest_count
    };
    wire [24:0] word_is_latest_word_2 = {
        expected_generation,
        expected_alive,
        expected_closing,
        expected_settled,
        expected_busy,
        expected_used,
        expected_count
    };

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
                expected_generation <= next_generation;
                expected_alive <= next_alive;
                expected_closing <= next_closing;
                expected_settled <= next_settled;
                expected_busy <= next_busy;
                expected_used <= next_used;
                expected_count <= next_count;
            end
        end
    end

    always @(posedge clk) if (!rst) word_is_latest: assert (!(valid_3 && known && addr_3_eq_watched) || word_is_latest_word == word_is_latest_word_2);
`endif

endmodule

`default_nettype wire
